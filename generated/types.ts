// Generated from openapi/ by scripts/generate. Do not edit.

export interface paths {
    "/client/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a property
         * @description Returns a property's details, footer and sister properties, which every page of the site needs. Call this operation when the site loads. If the code is unknown, show the site's error page. The code `12` is an alias for the property with the code `14`.
         */
        post: operations["getMain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/terms/list/lang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a property's terms
         * @description Returns a property's terms in one language. Bookings require consent to `PRIVACY` and `TERMS`, and voyages also to `PASSPORT`. Consent to `MARKETING` is optional. The cancellation rules are for information only. Terms that are missing in the requested language are returned in the property's fallback language, which is Korean by default.
         */
        post: operations["listTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/list/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a property's icons
         * @description Returns the icons that represent the amenities and services of a property.
         */
        post: operations["listFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a step towards a booking
         * @description Adds one to the property's count of guests who reached a step. The counts are only available to the operator, as metrics. Nothing about the guest is stored, so this requires no consent.
         */
        post: operations["countStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a login ID
         * @description Returns a bearer token that is valid for one day. To have a logged-in member re-enter the password, for example before the member edits the account, call this operation, and then revoke the new token with `logoutUser`. All failed logins return the same error, except that correct credentials for a closed account return `err05`. Social accounts have no password.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/find/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a login ID by mobile number
         * @description Returns the login ID that is registered with a phone number. Requires a single-use ticket from a confirmed code, so that the ID is disclosed only to the owner of the phone number.
         */
        post: operations["findLoginId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/find/pw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a code to the phone number if the login ID, name and phone number match an account. The response is the same if they don't match. Confirm the code with `confirmVerification`, and then call `changePassword` with the ticket.
         */
        post: operations["findPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/change/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password and ends every session of the account. To reset a forgotten password, send the single-use ticket that `confirmVerification` returned. A ticket works for any account that has a password. Logged-in general members who joined with a login ID can send the current password instead.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/find/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with single sign-on
         * @description Revalidates a session on page load with the `sso_key` and `company_code` from login. Also starts a session with a one-time key that a provider's site put in the URL. If the call fails with status 401 or 422, log the guest out without a message. After any other failure, keep the key and retry on the next page load. Revalidation changes neither the token nor the expiry of the session.
         */
        post: operations["loginBySso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Immediately revokes the caller's access token and the single sign-on key of the session.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current session
         * @description Returns the logged-in member and the expiry of the session.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active sessions
         * @description Returns every active session of the caller, so that members can find and end sessions that they don't recognise. Device details are derived from the user agent. IP addresses aren't stored.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Immediately ends every session of the caller except the current one. Also revokes the single sign-on keys of the ended sessions and any unused single sign-on keys that were created for the caller with `createSsoKey`.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Immediately ends one of the caller's sessions. Returns 404 if the session has already ended or doesn't belong to the caller.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/social/{provider}/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a social login
         * @description Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires this token. The login must be finished within ten minutes, and can be finished only once.
         */
        post: operations["startSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/social/{provider}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a social login
         * @description Exchanges the values from the provider's redirect for a session. If the social account isn't linked to a member, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token can be used only once.
         */
        post: operations["finishSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for finding a login ID
         * @description Sends a six-digit code by SMS, valid for three minutes and five attempts. The code is sent whether or not an account uses the number. Accounts are disclosed only after the code is confirmed.
         */
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/verifications/{verification_id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a verification code
         * @description Confirms a code and returns a single-use ticket, which is valid for ten minutes. The ticket can be used only for the purpose for which the code was requested.
         */
        post: operations["confirmVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/company-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a guest's employer
         * @description Verifies the employer of a guest of a company-linked hotel. The hotel's website passes the employer in the `CsHsUi` parameter of its links to the booking site. The value consists of base64url-encoded JSON, a dot, and a signature made with a provider key of the hotel's company. `company_info` is null if the signature is invalid or has expired.
         */
        post: operations["readCompanyInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-up
         * @description Starts a sign-up for one type of member. Send the returned token with every step. The token expires after 30 minutes, and a new sign-up is then required. A ticket from a social login starts a social sign-up, which is available only for general members.
         */
        post: operations["startSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current sign-up
         * @description Returns the verified details and the missing verifications, so that a client can resume the sign-up after a reload.
         */
        get: operations["getSignup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-up code
         * @description Sends a code to the phone number or email address to be verified, or to the phone number of a guardian if the member is under 14. A new code replaces the previous code.
         */
        post: operations["sendSignupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/codes/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a sign-up code
         * @description Confirms a code and marks the phone number or email address as verified for the sign-up. Conflicts with other accounts are reported only after the code is confirmed.
         */
        post: operations["confirmSignupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/affiliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an affiliation
         * @description Verifies that the member works for an affiliate. The affiliate's name, business number and customer number must match one affiliate that the provider registered.
         */
        post: operations["verifyAffiliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify ownership of a room
         * @description Verifies that a pre-sale member owns a room. The building, unit, room number, `distribution_number` and owner's name must match the sale of one room. Corporations must also send their business number. The error doesn't reveal which detail is wrong.
         */
        post: operations["verifyOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/duplicate-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a login ID or email address is available
         * @description Call this operation before creating the member. The value is checked again at creation, because another sign-up can take the value in the meantime. The login ID of a closed account stays reserved for 30 days. Email addresses can be checked only after all required verifications are completed.
         */
        post: operations["checkDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a member
         * @description Creates the member, completes the sign-up and logs the member in. Verified details are taken from the sign-up, so send only the other details. Only the verified email address of a cyber member must be sent again. A sign-up creates only one member. Repeating the call with the same login ID returns the same result, without a session.
         */
        post: operations["createMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/signup/social-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a member from a social account
         * @description Creates the member, completes a social sign-up and logs the member in. The verified phone number is taken from the sign-up. Send all other details, including those that the social provider returned. The member has no password. Repeating the call returns the same result, without a session.
         */
        post: operations["createSocialMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/presale/owned-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List owned buildings, units and rooms
         * @description Returns the rooms from which a pre-sale member can choose at sign-up. The owners aren't disclosed. Only pre-sale members can call this operation, and only during their sign-up.
         */
        get: operations["listOwnedRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/presale/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's contracts
         * @description Returns the contracts on which the caller is the main contract holder or a sub-member, with the number of vouchers.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/presale/contracts/{contract_number}/sub-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sub-member to a contract
         * @description Adds another member of the company to a contract as an active sub-member. Only the main contract holder can call this operation. Adding the same member again has no effect.
         */
        post: operations["addSubMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/presale/contracts/{contract_number}/sub-members/{sub_member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a sub-member
         * @description Sets whether a sub-member can book with the contract's vouchers. Only the main contract holder can call this operation. Existing bookings aren't affected.
         */
        put: operations["switchSubMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/presale/contracts/{contract_number}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a contract's voucher usage
         * @description Returns the voucher counts of a contract and the bookings paid with its vouchers. The main contract holder sees all bookings. Sub-members see only their own bookings, but the counts cover the whole contract.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's account
         * @description Returns the caller's account details and member type.
         */
        get: operations["getMember"];
        /**
         * Update the caller's account
         * @description Replaces the English name, address and marketing consent. Omitted optional fields are cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email address. The time of a new marketing consent is recorded.
         */
        put: operations["updateMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/contact-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a new phone number or email address
         * @description Sends a code to the phone number or email address that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same recipient replaces the previous code.
         */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the phone number or email address
         * @description Replaces the phone number or email address with the one to which the code was sent. Conflicts with other accounts are reported only after the code is confirmed. The email address that the account had before the change is notified. Unused codes that were sent to the account's phone number or email address before the change become invalid.
         */
        put: operations["changeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a Korean address
         * @description Searches Korean addresses by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if `address_lookup` of the property is true.
         */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the caller's data
         * @description Returns all data stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are also excluded, because they are deleted within a day.
         */
        get: operations["getMemberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the caller's account
         * @description Closes the account permanently, ends all sessions, and deletes points and personal data. The property keeps reservations as guest records for as long as the law requires. Fails if the member has an upcoming stay or an open refund, and returns the affected `reservation_numbers`. The member can re-join after 30 days.
         */
        post: operations["withdrawMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/social-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a social account
         * @description Links a social account to the caller's account, so that the member can log in with the social account. Requires the ticket that `finishSocialLogin` returned for a social account without a member. Only one social account per provider can be linked.
         */
        post: operations["linkSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/member/social-accounts/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a social account
         * @description Unlinks a social account from the caller's account, so that the member can no longer log in with the social account. The social account that was used to join can't be unlinked.
         */
        delete: operations["unlinkSocialAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/points/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the points balance
         * @description Returns the number of available points, the points that expire within a month, and the month-end balances of the last twelve months.
         */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/points/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List points transactions
         * @description Returns the points transactions of the last `months` months, newest first. Results are paginated with `cursor`.
         */
        get: operations["listPointsEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's coupons
         * @description Returns the caller's coupons, optionally filtered by status, type and booking period. Results are paginated with `cursor`.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Register a coupon
         * @description Adds the coupon with the given code to the caller's account. Registering the same coupon again has no effect. Calls are rate limited.
         */
        post: operations["registerCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/voc/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's enquiries
         * @description Returns the caller's enquiries and their status, newest first. Results are paginated with `cursor`.
         */
        get: operations["listVoc"];
        put?: never;
        /**
         * Create an enquiry
         * @description Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have at most ten unanswered enquiries. The email about the answer is in the preferred language of this request.
         */
        post: operations["createVoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/voc/entries/{voc_seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an enquiry
         * @description Returns an enquiry with its attachments and, if available, the property's answer.
         */
        get: operations["getVoc"];
        /**
         * Update an enquiry
         * @description Replaces the category, title and content of an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
         */
        put: operations["updateVoc"];
        post?: never;
        /**
         * Delete an enquiry
         * @description Deletes an unanswered enquiry and its attachments. If the enquiry has been answered, the call fails with `voc_delete_failed`.
         */
        delete: operations["deleteVoc"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/voc/entries/{voc_seq}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to an enquiry
         * @description Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to an unanswered enquiry, which can have up to five attachments. Files are rejected if their content doesn't match their name, or if they can't be opened. Pictures are rejected if a side has more than 12,000 pixels or if their pixels take more than 64 MB (width × height × channels × bytes per channel). EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.
         */
        post: operations["addVocAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/voc/entries/{voc_seq}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Returns the attached file as a download, which browsers don't display inline.
         */
        get: operations["getVocAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete an attachment
         * @description Deletes a file from an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
         */
        delete: operations["deleteVocAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/membership/tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tiers and their benefits
         * @description Returns the membership tiers of the property's company, lowest first. No login is required.
         */
        get: operations["listTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/membership/tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's tier
         * @description Returns the member's tier, progress towards the next tier, and tier history. Members can reach a tier through stays in the last 12 months, and the company can grant a tier. If the two tiers differ, the higher one applies. Tiers are recalculated every hour. A grant lasts until its end date, even while a higher tier applies.
         */
        get: operations["getOwnTier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user/pms/membership/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the caller's memberships
         * @description Returns the caller's membership numbers. A member can have several numbers, and the first is the default for bookings.
         */
        post: operations["listMemberships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/price/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare prices with other sites
         * @description Returns the property's lowest price for two adults and the prices on other sites for the same dates. The list is empty if the property doesn't compare prices or doesn't sell the stay, or if no other site returns a price in the property's currency.
         */
        post: operations["comparePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/catalogue/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a price calendar
         * @description Returns the lowest price of a room for each date, with the restrictions on arrival and departure. For unavailable dates, the status gives the reason. A request can cover at most 100 dates.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/catalogue/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for offers
         * @description Returns the rooms, packages and options for a stay, with the total price of each combination and the number of rooms left. Sold-out rooms are included with their status. If no room is available or the property doesn't sell the dates, the response includes the nearest available dates.
         */
        post: operations["searchOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/catalogue/rooms/{room_type_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a room type
         * @description Returns the description, features and pictures of a room type.
         */
        get: operations["getRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/catalogue/packages/{package_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package
         * @description Returns the contents and price of a package, and the room types with which the package can be booked.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/catalogue/promotions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a promotion code
         * @description Returns the discount that a promotion code gives for a stay, before the guest chooses a room. Calls are rate limited to prevent guessing.
         */
        post: operations["checkPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/sailing/ports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ports and routes
         * @description Returns the ports and routes that the property's ships serve, for the search form. The property's age bands and maximum number of cabins per booking are returned by `getMain`. If the property is a hotel, the call fails with `not_found`.
         */
        get: operations["listPorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/sailing/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sailing calendar
         * @description Returns every date in a period with the sailings on a route, the lowest price for one adult and the number of places left. If a date can't be booked, its status gives the reason. A request can cover at most 100 dates.
         */
        get: operations["getSailingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/sailing/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search sailings
         * @description Returns the sailings on the requested dates, with their ships, local times, places left and lowest total price for the travellers. Fully booked and cancelled sailings are included with their status. A return sailing can be booked only if it departs after the outbound sailing arrives.
         */
        post: operations["searchSailings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/sailing/cabins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search cabins for selected sailings
         * @description Returns the cabin types on the selected sailings, with their availability and the price for the travellers in cabins of one type. To price a combination of cabin types, create a voyage quote.
         */
        post: operations["searchCabins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/sailing/ships/{ship_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ship and its deck plan
         * @description Returns a ship's details, pictures and facilities, and the location of each cabin type on its decks.
         */
        get: operations["getShip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a stay
         * @description Returns an itemised price for a stay, the amounts due now and at the property, and the cancellation fees. A quote reserves nothing. Use the returned `quote_token` to create a hold from the quote. Requests contain no prices; the server calculates every amount.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/voyage-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a voyage
         * @description Returns an itemised price for cabins on a one-way or return voyage, with fares by age band, supplements and port tax. The quote also contains the cancellation fees, the date until which passports must be valid and the date on which passport data is deleted. A quote reserves nothing. Holds, payments and cancellations work as for hotel stays.
         */
        post: operations["createVoyageQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a hold from a quote
         * @description Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. A hold that needs neither is confirmed with a code sent to the booker. If the price has changed since the quote, nothing is held and the error returns the new price. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths are held on every leg or on none, and each traveller must be named with a passport. Full passport numbers are never returned.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/holds/{hold_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a hold
         * @description Returns the held stay, the hold's status and expiry time, and the server's current time. If the hold has become a reservation, the reservation number is included.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Release a hold
         * @description Releases a hold, which makes its rooms or cabins available to other guests immediately. The call fails while a payment for the hold is in progress.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/holds/{hold_number}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a confirmation code for a hold
         * @description Sends a six-digit code to the booker of a hold that needs no payment or guarantee. The code proves that the booker can be reached, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
         */
        post: operations["sendHoldCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/holds/{hold_number}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a hold with a code
         * @description Turns a hold into a reservation by verifying the code sent to the booker. If the hold is already a reservation, its current state is returned.
         */
        post: operations["confirmHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/saved-travellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved travellers
         * @description Returns the travellers whom the caller has saved for later voyages, by name. Passport numbers are masked. To use a saved passport, refer to the traveller by its ID in `createHold`.
         */
        get: operations["listSavedTravellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/saved-travellers/{saved_traveller_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a traveller
         * @description Saves a traveller for the caller's later voyages, or replaces a saved traveller. The client chooses the ID, so a repeated call has no further effect. Passport details are stored only with `passport_consent`, and the passport number is encrypted. The details are deleted once the passport expires. All data is deleted with the account. A member can save at most 20 travellers.
         */
        put: operations["putSavedTraveller"];
        post?: never;
        /**
         * Remove a saved traveller
         * @description Deletes a saved traveller with the passport details. Reservations keep their travellers. Returns 404 if the caller hasn't saved a traveller with this ID.
         */
        delete: operations["deleteSavedTraveller"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a reservation by name and number
         * @description Returns a token that gives guests without a login access to their reservation for 30 minutes. The reservation number must match the name of the guest or the booker. If they don't match, the error doesn't reveal which one is wrong. A member's reservation can't be looked up and requires login instead.
         */
        post: operations["lookUpReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's reservations
         * @description Returns the member's upcoming reservations at all properties, and the reservations that ended within the last `months` months. If `months` is `all`, all past reservations are included. The list is paginated with `cursor`.
         */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a reservation made without login
         * @description Adds a reservation made without login to the logged-in member's account. The request must include the reservation's token and the code sent to the booker by `sendClaimCode`, because a name and a number alone don't prove that the caller is the booker. The reservation then appears in the member's list and can no longer be looked up by name and number. The booker is notified by text message and email. Claiming a reservation that the member already owns has no effect, and the code isn't checked.
         */
        put: operations["claimReservation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/member-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for claiming a reservation
         * @description Sends a six-digit code to the booker of a reservation made without login. The code proves that the logged-in member made the booking, works only for this member, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
         */
        post: operations["sendClaimCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reservation
         * @description Returns a reservation with its guest, rooms, price lines, payment, cancellation policy and allowed actions.
         */
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the cost of cancelling a reservation
         * @description Returns the fee and refund that would apply if the reservation were cancelled now. The amounts depend on the cancellation policy and today's date at the property.
         */
        get: operations["previewCancellation"];
        put?: never;
        /**
         * Cancel a reservation
         * @description Cancels a reservation for the fee returned by `previewCancellation`. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is known.
         */
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/change-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a change to a reservation
         * @description Returns the stay with the requested dates, party or options, and the amount to pay or refund. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once a cancellation fee applies, the arrival date can't change and the total can't decrease.
         */
        post: operations["createChangeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/voyage-change-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a change to a voyage
         * @description Returns the voyage with the requested sailings, cabin types and allocation of travellers to cabins, and the amount to pay or refund. The travellers stay the same. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once a cancellation fee applies, the first departure date can't change and the total can't decrease. Apply the change with `createChange`.
         */
        post: operations["createVoyageChangeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a reservation
         * @description Applies a change quote. If no payment or guarantee is required, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. Otherwise, the added inventory is held, and the reservation stays unchanged until the payment or guarantee is completed. An earlier change that is still waiting for its payment or guarantee is discarded, and its inventory is released.
         */
        post: operations["createChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/confirmation-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation email
         * @description Emails the current state of the reservation to the booker, in the language of the booking. The email is a confirmation, or a cancellation notice if the reservation is cancelled. Calls are rate limited. If the server isn't configured to send email or the booker's email address has been erased, the call fails with `unavailable`.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reservation as a calendar file
         * @description Returns a calendar file with one all-day event from the check-in date to the check-out date. A voyage has one event for each leg, from departure to arrival. If the reservation is cancelled, the file cancels its events. Every change increases `SEQUENCE`, so that calendars replace the earlier version.
         */
        get: operations["getReservationCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/booking/reservations/{reservation_number}/check-in-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a check-in token
         * @description Returns an opaque token to display as a QR code. The token is valid for five minutes, and only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.
         */
        post: operations["createCheckInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment for a hold
         * @description Opens a payment for a hold with the method that the guest chose. Returns the script and request for the payment window or, for a guarantee, the URL of the provider's card frame. Card numbers are sent only to the provider and never reach this API. If an earlier payment for the hold was opened but not started, it is cancelled. If an earlier payment is in progress, the call fails until that payment has ended.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/card-providers/{provider}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the result from a payment window
         * @description Receives the form that the payment window posts from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form has no effect: browsers are redirected to the result page, which shows the payment's actual status, and other callers receive an error.
         */
        post: operations["receivePaymentReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/card-providers/{provider}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification from a card provider
         * @description Receives a card provider's notification of a payment's outcome, which may arrive late or more than once. The server first verifies the signature, then reconciles the payment by querying the provider. The response body `OK` ends the provider's retries.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/payments/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a payment
         * @description Returns the status of a payment. Poll this operation from the result page until the status is final. A payment that can't be turned into a reservation is refunded automatically.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/payments/{order_id}/guarantee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a hold with a card guarantee
         * @description Turns a hold into a reservation with the card token returned by the provider's card frame. The card is not charged, and the balance is due at the property.
         */
        post: operations["confirmGuarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/property-bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a property bundle
         * @description Returns a property as a bundle that `importPropertyBundle` accepts. Importing it changes nothing. It contains the nights from today on, with the changes by `updateAri`, in as few rows as possible. It contains the paths of files, but not their content, and no tiers, affiliates or owned rooms, which an import leaves unchanged if they are omitted.
         */
        get: operations["exportPropertyBundle"];
        put?: never;
        /**
         * Import a property bundle
         * @description Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. A bundle that leaves out nights that are open or have bookings is rejected, unless it sets `replace_days`. With `dry_run`, nothing is written, and the result contains the changes that the import would make. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).
         */
        post: operations["importPropertyBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/pictures/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a picture
         * @description Stores a picture of at most 20 MB, to which the company's bundles can then refer. A picture with the same name is replaced; send the bundle again to show it. The picture is rotated upright, its metadata is removed, and copies are made in several widths, so a call can take several seconds. Pictures with a side of more than 12,000 pixels are rejected.
         */
        put: operations["putPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update departures
         * @description Creates or updates up to 500 departures of a ferry line by their codes. Departures that aren't in the request stay unchanged, so larger schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, nothing is written, and each invalid row is reported. Existing bookings count towards the new `capacity` and `cabins`. They remain valid even if they exceed the new numbers, but no further bookings are accepted.
         */
        put: operations["putDepartures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/departures/{departure_code}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the manifest of a departure
         * @description Returns the travellers who are booked on a departure, without cancelled reservations and no-shows. Passport numbers are masked unless the key has the scope `passports`; every complete manifest is recorded in the audit log. The manifest is final from `closed_at` on: no more bookings are taken. Send `format=csv` or `Accept: text/csv` for a table with one line for each traveller.
         */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/sso-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a single sign-on key
         * @description Creates a key that logs one member in from a provider's site. Add the key to the URL of the entry page. The key can be used once and expires after `valid_minutes` (ten minutes by default).
         */
        post: operations["createSsoKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/check-in-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a check-in token
         * @description Returns the reservation for a check-in token scanned from a guest's screen. A token can be redeemed only at the reservation's property. Expired tokens, unknown tokens and tokens for other properties return the same error. A cancelled reservation is also returned, with its status.
         */
        post: operations["redeemCheckInToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changed reservations
         * @description Returns reservations and voyages that were created, changed, cancelled, used, paid or refunded since `changed_since`, in their current state. Without `changed_since`, starts with the company's first reservation. Store `next_cursor` and send it with the next call. No change is missed, even if calls and bookings overlap. A reservation can appear again if it changes again. Acknowledge a reservation with `putPropertyRecord`.
         */
        get: operations["listReservationChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservation-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find reservations
         * @description Finds reservations of the company's properties by number, name, phone number, dates or status. The conditions are in the body, so that names and phone numbers don't appear in logs.
         */
        post: operations["findReservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reservation of a property
         * @description Returns a reservation with what the property needs. Passport numbers are masked; see `listPassports`.
         */
        get: operations["getProviderReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/passports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List complete passports
         * @description Returns the complete passport numbers of a voyage's travellers, for the manifest that authorities require. The list is empty for stays, and once the passports have been deleted. Every call is recorded in the audit log.
         */
        get: operations["listPassports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/property-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store the property's record of a reservation
         * @description Stores the number that the property's own system assigned to the reservation, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation, including the guest's requests to the property.
         */
        put: operations["putPropertyRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a reservation for the property
         * @description Cancels a reservation on the property's decision, also after the check-in date if the stay hasn't ended. The inventory is released immediately, and the refund is sent to the card provider. Points and coupons are returned in full, and vouchers unless a fee is kept. The booker is notified.
         */
        post: operations["cancelProviderReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a guest as a no-show
         * @description Records that the guest didn't arrive, from the check-in date on. The status becomes `used`, nothing is refunded, and the stay earns no points. A guarantee card is kept until the check-out date, so that the property can charge it. The booker is notified.
         */
        post: operations["markNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/check-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a guest out
         * @description Marks a stay as used before its check-out time, from the check-in date on, and grants the points that it earned. Without this call, that happens after the check-out time. The nights that remain aren't offered again.
         */
        post: operations["checkOutReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/room-assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign rooms to a reservation
         * @description Stores the numbers of the rooms or cabins that the property assigned, and an internal note. Both replace the previous values and aren't shown to the guest. If the guest changes the stay, the room numbers are cleared.
         */
        put: operations["putRoomAssignment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/confirmation-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation email for the property
         * @description Emails the current state of the reservation to the booker, in the language of the booking: a confirmation, or a cancellation notice if the reservation is cancelled. Three emails can be sent in ten minutes. If the server can't send email or the booker has no email address, the call fails with `unavailable`.
         */
        post: operations["resendProviderConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/reservations/{reservation_number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund part of a payment
         * @description Refunds part of the card payment without cancelling, also after the stay or a cancellation. The refund is sent to the card provider, starting with the most recent payment, and the booker is notified once it is completed. All refunds together can't exceed what was paid. A later cancellation refunds that much less.
         */
        post: operations["createPropertyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/holds/{hold_number}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a hold
         * @description Gives a guest who is on the phone with the property more time to pay. The hold then expires after `minutes`, but no later than 24 hours after its creation, the end of the arrival date or, for voyages, the first departure. An expiry that is already later is kept.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changed members
         * @description Returns members who joined, changed or withdrew since `changed_since`, in their current state. A change of points, coupons or tier by a provider is a change too. Without `changed_since`, starts with the company's first member. Store `next_cursor` and send it with the next call. No change is missed, even if calls and changes overlap. Delete your copy of a member who has withdrawn.
         */
        get: operations["listMemberChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/member-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find members
         * @description Finds members by login ID, phone number, email address or membership number. At least one is required, and all must match exactly. The conditions are in the body, so that personal data doesn't appear in logs.
         */
        post: operations["findMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member
         * @description Returns a member of the company, with the tier and the points.
         */
        get: operations["getProviderMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members/{member_id}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a coupon
         * @description Creates a coupon and adds it to a member's coupons. Its code is generated.
         */
        post: operations["grantCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/coupon-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a coupon to many members
         * @description Creates a coupon for each of up to 1,000 members. The coupons have the same terms and different codes. Members who don't exist or have withdrawn are skipped: their rows have no code. All other members get their coupon, or none does.
         */
        post: operations["grantCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members/{member_id}/tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a member's tier
         * @description Grants a tier until a time or without an end, in place of an earlier grant. A member has the higher of the granted tier and the tier earned by stays. Members without a membership number have no tier.
         */
        put: operations["setMemberTier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update owners' contracts
         * @description Creates or updates up to 500 contracts and their vouchers by contract number, without a bundle. Contracts that aren't in the request stay unchanged. If any row is invalid, nothing is written, and each invalid row is reported. The rooms must have been loaded with a bundle. A later bundle that contains the same contract replaces it. Bookings keep the vouchers that they use.
         */
        put: operations["putContracts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List waiting enquiries
         * @description Returns the enquiries that wait for an answer, oldest first. Results are paginated with `cursor`.
         */
        get: operations["listEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/enquiries/{voc_seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an enquiry
         * @description Returns an enquiry with its attachments and answers.
         */
        get: operations["getEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/enquiries/{voc_seq}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment of an enquiry
         * @description Returns the attached file as a download.
         */
        get: operations["getEnquiryAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/enquiries/{voc_seq}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an enquiry
         * @description Answers an enquiry, or corrects its answer with a further one. The member sees the latest answer and gets an email about it in the language in which they wrote. `changed_at` is the version that was read. If the enquiry has since been changed or answered, the call fails with `enquiry_changed`; read it again. After the first answer, the member can't change or delete the enquiry.
         */
        post: operations["answerEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members/{member_id}/points-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a member's points transactions
         * @description Returns all points transactions of a member, newest first. Each has the ID with which `reversePointsEntry` reverses it. Results are paginated with `cursor`.
         */
        get: operations["listMemberPoints"];
        put?: never;
        /**
         * Grant or deduct a member's points
         * @description Adds a points transaction. `earn`, `admin_grant` and `outlet_earn` grant points, which expire at `expires_at` or, if that is omitted, after a year. `use`, `admin_deduction` and `outlet_use` deduct points, starting with those that expire first. A deduction of more points than the member has fails with `mileage_insufficient` and deducts none.
         */
        post: operations["createPointsEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/members/{member_id}/points-entries/{entry_id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a points transaction
         * @description Reverses a transaction that was added with `createPointsEntry`. Granted points are deducted: first those that are left of the grant, then those that expire first. Deducted points are returned with their original expiry. The reversal is a transaction of type `outlet_cancel` or `admin_cancel`. A transaction can be reversed once.
         */
        post: operations["reversePointsEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refused refunds
         * @description Returns up to 100 refunds that the card provider refused and that haven't been paid out yet, oldest first. The property contacts the guest, pays the refund by other means, and records the payout with `payOutRefund`.
         */
        get: operations["listRefusedRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/refunds/{refund_id}/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the payout of a refused refund
         * @description Records that the property has paid a refused refund to the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.
         */
        put: operations["payOutRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List provider keys
         * @description Returns the company's provider keys, without their secrets. Keys from the server's configuration aren't included.
         */
        get: operations["listProviderKeys"];
        put?: never;
        /**
         * Create a provider key
         * @description Creates a key for one of the company's systems. The secret is returned only in this response. A key can't grant scopes that it lacks itself. A company can have 100 keys.
         */
        post: operations["createProviderKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a provider key
         * @description Revokes a key immediately. Repeating the call changes nothing.
         */
        delete: operations["revokeProviderKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/keys/{key_id}/rotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a provider key
         * @description Replaces the secret of a key and returns the new one. The previous secret is accepted for `overlap_minutes` more, so that the key can be replaced without an interruption. A secret from an earlier rotation is no longer accepted.
         */
        post: operations["rotateProviderKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Returns what the company's keys and staff changed, newest first. Entries can't be changed. Results are paginated with `cursor`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/ari-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update rates, availability and restrictions
         * @description Changes the prices, allotments and restrictions (ARI) of a property between imports of its bundle, for its room types, packages, options and departures. A message that violates the schema is rejected as a whole. Otherwise, each row that can't take effect is reported in `problems`, and all other rows take effect together. Send the messages for a property one after the other, because a message that arrives after one with a higher `sequence` changes nothing. After a failure without a response or with status 503, send the same message again. Holds keep the price at which they were created. A quote whose price has changed can't be reserved (`price_changed`).
         */
        post: operations["updateAri"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the company's webhook endpoints, without their secrets.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Adds an address that receives events from now on. The secret is returned only in this response. A company can have 20 endpoints.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a webhook endpoint
         * @description Replaces the settings of an endpoint. When it's enabled again, the events of the last three days are sent. Older events are skipped.
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes an endpoint with its secret and its deliveries. Nothing more is sent to it.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints/{endpoint_id}/rotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook secret
         * @description Replaces the secret of an endpoint and returns the new one. For `overlap_minutes`, events are signed with both secrets, so that the receiver can be changed without an interruption. A secret from an earlier rotation is no longer used.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints/{endpoint_id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of type `webhook.test` to an endpoint now, even if the endpoint is disabled, and returns the outcome. The event isn't retried and isn't listed.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints/{endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns the deliveries to an endpoint, latest event first. Results are paginated with `cursor`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/webhook-endpoints/{endpoint_id}/deliveries/{event_id}/redeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Sends an event again with the same ID and body, with as many retries as the first time. A delivery that still waits is sent without waiting for its next retry. If an earlier event of the same reservation still waits, that event is sent first.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    reservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reservation created, changed, cancelled, used, updated or marked as a no-show
         * @description Events of a reservation are sent in order: a later one waits until the earlier one is delivered or given up.
         */
        post: operations["receiveReservationEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    hold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold expired
         * @description A guest didn't complete a booking in time, and the rooms or places are available again.
         */
        post: operations["receiveHoldEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    payment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment captured or refunded
         * @description Money was captured or refunded. If the card provider has refused a refund, the property must pay it out by other means.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    member: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Member joined, changed or withdrew
         * @description Delete your copy of a withdrawn member's data.
         */
        post: operations["receiveMemberEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    enquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enquiry created
         * @description A member has sent an enquiry to a property.
         */
        post: operations["receiveEnquiryEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test event
         * @description Sent only by `testWebhookEndpoint`.
         */
        post: operations["receiveTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Code of a property. In requests, `12` is an alias for the property with the code `14`. */
        HotelCode: string;
        /** @description Property whose details are requested. */
        MainRequest: {
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Always `success` in successful responses. Error responses contain `fail`.
         * @constant
         */
        Success: "success";
        /** @description Dominant colour of the picture, which is shown while the picture loads. */
        PictureColor: string;
        /** @description Smaller copies of the picture, generated when the picture was imported. Use the first media type that the browser supports, and the width that fits the layout. */
        PictureVariants: {
            /** @description Path of the copy, relative to the file server's base URL. */
            file_path: string;
            /**
             * @description Media type of the copy.
             * @enum {string}
             */
            type: "image/avif" | "image/webp";
            /** @description Width of the copy in pixels. */
            width: number;
        }[];
        /** @description A file that the provider supplied. */
        FileReference: {
            /** @description Path of the file, relative to the file server's base URL. */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description A picture with alternative text. */
        Picture: {
            /** @description Path of the picture, relative to the file server's base URL. */
            file_path: string;
            /** @description Alternative text, in the guest's language or the property's fallback language. */
            alt: string;
            /** @description Horizontal position of the subject, as a percentage from the left. Narrow crops are centred on this position. Defaults to 50. */
            focus_x?: number;
            /** @description Vertical position of the subject, as a percentage from the top. Wide crops are centred on this position. Defaults to 50. */
            focus_y?: number;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
            /** @description Version of the picture for portrait screens. If absent, the picture is cropped around its focus. */
            portrait?: components["schemas"]["FileReference"];
        };
        /**
         * @description How a booking is secured. `PREPAY`: the guest pays before confirmation. `GUARANTEE`: a card is stored as a guarantee, and the balance is due at the property. `FREE_HOLD`: no card is required. The guest confirms the booking with a code, and the balance is due at the property.
         * @enum {string}
         */
        PaymentType: "PREPAY" | "GUARANTEE" | "FREE_HOLD";
        /**
         * @description How a guest pays in the provider's window. All methods are charged immediately, and refunds go to the method used. Virtual accounts and bank transfers are not supported because they take longer than a hold lasts.
         * @enum {string}
         */
        PaymentMethod: "card" | "kakaopay" | "naverpay" | "payco" | "samsungpay";
        /**
         * @description Three-letter code of a language in which the site is available.
         * @enum {string}
         */
        LangType: "KOR" | "ENG" | "JPN" | "CHS" | "CHT" | "SPA" | "POR" | "VIE" | "THA" | "MON";
        /** @description Code of a company, which owns properties and has members. */
        CompanyCode: string;
        /** @description A time of day at the property, in 24-hour format. */
        ClockTime: string;
        /** @description Currency code as defined in ISO 4217. */
        Currency: string;
        /**
         * Format: date
         * @description A date in the property's local calendar.
         */
        StayDate: string;
        /** @description Age limits of the property. Infants are at most `infant_max_months` months old, and children are at most `child_max_years` years old. Older guests are adults. */
        AgeBands: {
            /** @description Maximum age of infants in months, inclusive. */
            infant_max_months: number;
            /** @description Maximum age of children in years, inclusive. */
            child_max_years: number;
        };
        /**
         * @description `GENERAL`: an individual, verified by phone. `CYBER`: an online-only member, verified by email and phone. `AFFILIATE`: an employee of an affiliated company. `PRESALE_INDIVIDUAL`, `PRESALE_CORPORATE`: an individual or a corporation that owns a pre-sold room.
         * @enum {string}
         */
        MemberType: "GENERAL" | "CYBER" | "AFFILIATE" | "PRESALE_INDIVIDUAL" | "PRESALE_CORPORATE";
        /**
         * @description Provider of social logins.
         * @enum {string}
         */
        SocialProvider: "kakao" | "google" | "naver";
        /** @description Geographic coordinates in degrees (WGS 84). */
        Location: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        /** @description An exchange rate for showing approximate prices. The rate is never used for charges. */
        ExchangeRate: {
            /** @description Currency in which approximate prices are shown. */
            currency: components["schemas"]["Currency"];
            /** @description Number of major units of this currency (dollars rather than cents) per major unit of the property's currency. */
            rate: number;
            /** @description Date of the exchange rate, as set by the provider. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description Details of a property, as shown on its site. */
        HotelInfo: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, as shown in the header, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description City and district. */
            address1: string;
            /** @description Street and number. */
            address2: string;
            /** @description Postal code and further address details. */
            address3: string;
            /** @description Introduction to the property for the home page, as plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Pictures for the home page, in display order. */
            main_images: components["schemas"]["Picture"][];
            /** @description Whether the property accepts bookings. */
            set_reservation: boolean;
            /** @description Length of the bookable period in days, starting today. */
            set_reservation_term: number;
            payment_type: components["schemas"]["PaymentType"];
            /** @description Payment methods for prepaid bookings, in display order. Empty if bookings aren't prepaid. */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Name of the card provider that processes payments for prepaid bookings, as known to guests. Null if bookings aren't prepaid. */
            payment_processor: string | null;
            /** @description Provider's note for the booking page, as sanitised HTML. Null if there is no note. */
            reservation_html: string | null;
            /** @description Provider's guide to the stay, as sanitised HTML. Null if there is no guide. */
            manual_html: string | null;
            /** @description Primary language of the property, as set by the provider. */
            lang_type: components["schemas"]["LangType"];
            /** @description Maximum number of guests per booking, not counting infants. */
            max_guest: number;
            /** @description Path of the background picture, which the site shows in place of `main_images` if that list is empty. Null if the property has no background picture. */
            back_image: string | null;
            /** @description Code of the company that owns the property. Members of this company can log in on the property's site. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description Whether prices are also shown in other currencies. */
            use_exchange: boolean;
            /** @description Whether prices on other sites are shown on the property's home page. */
            use_price_comparison: boolean;
            /** @description Whether guests can choose an earlier check-out at a lower price. True if the property offers any early check-out. `searchOffers` returns the early check-outs that apply to a stay. */
            early_checkout_use: boolean;
            /** @description Earliest check-in time, in the property's time zone. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Latest check-out time, in the property's time zone. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description Background picture from `back_image`, as a file reference. Null if the property has no background picture. */
            back_image_file: components["schemas"]["FileReference"] | null;
            /** @description Logo for light backgrounds. Null if the property has no logo for light backgrounds. */
            main_image_file: components["schemas"]["FileReference"] | null;
            /** @description Logo for dark backgrounds. Null if the property has no logo for dark backgrounds. */
            main_image_white_file: components["schemas"]["FileReference"] | null;
            /** @description Whether the property accepts pets. */
            isPet: boolean;
            /** @description Whether package prices are shown for the whole stay. If false, they are shown per night. */
            showPackageTotalPrice: boolean;
            /**
             * @description `hotel`: the property sells rooms per night. `sailing`: the property sells cabins per voyage.
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description Name of the brand, which determines the design tokens that the site uses. */
            brand: string;
            /** @description Currency of all prices at the property. */
            currency: components["schemas"]["Currency"];
            /** @description IANA name of the property's time zone. */
            time_zone: string;
            /** @description Current date in the property's time zone. Use this date instead of the device's date. */
            today: components["schemas"]["StayDate"];
            /** @description Last date on which a stay can end or, for a ferry line, on which a sailing can depart. */
            bookable_to: components["schemas"]["StayDate"];
            /** @description Maximum number of rooms or cabins per booking. */
            max_rooms: number;
            /** @description Maximum length of a stay, in nights. */
            max_nights: number;
            /** @description Age limits for infants and children. */
            age_bands: components["schemas"]["AgeBands"];
            /** @description Whether bookings of rooms require an emergency contact. Bookings of voyages always require one. */
            emergency_contact: boolean;
            /** @description Whether the company's membership tiers are shown. If false, hide the link to the membership page. */
            has_membership: boolean;
            /** @description Whether the membership terms are also shown on a page of their own. If so, guests must accept them before they sign up. */
            membership_terms_alone: boolean;
            /** @description Types of members that can sign up at this property. */
            member_types: components["schemas"]["MemberType"][];
            /** @description Social login providers that guests can use. */
            social_logins: components["schemas"]["SocialProvider"][];
            /** @description Whether Korean addresses can be looked up. */
            address_lookup: boolean;
            /** @description Origins of the provider's own sites. After a guest logs in on the booking site's `/connect-login` page, redirect the guest only to one of these origins. */
            return_origins: string[];
            /** @description Geographic coordinates for maps. Null if the provider set no coordinates. */
            location: components["schemas"]["Location"] | null;
            /** @description URL of the property's own analytics. Send the booking steps of a guest to this URL only if the guest consents. If absent, the property has no analytics, so don't ask for consent. */
            events_url?: string;
            /** @description Exchange rates for showing approximate prices in other currencies. Empty if the provider set no rates. */
            exchange_rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description Seller information that Korean e-commerce law requires. Show all fields that are present. */
        FooterData: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description Name of the company's representative. */
            ceo?: string;
            /** @description Postal address of the seller. */
            address?: string;
            /** @description Phone number of customer service, with dashes. */
            tel?: string;
            /** @description Email address of customer service. */
            email?: string;
            /** @description Fax number, with dashes. */
            fax?: string;
            /** @description Business registration number. */
            company_num?: string;
            /** @description Mail-order business registration number. */
            term_num?: string;
            /** @description Copyright notice for the bottom of the page. */
            copyright?: string;
        };
        /** @description A property listed in the property chooser. */
        PropertyHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, as shown in the property chooser, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description City and district. */
            address1: string;
            /** @description Street and number. */
            address2: string;
            /** @description Path of the picture for the property chooser, relative to the file server's base URL. Empty if the property has no picture. */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description The requested property, its footer and its sister properties. */
        MainResult: {
            result: components["schemas"]["Success"];
            hotel: components["schemas"]["HotelInfo"];
            footer_data: components["schemas"]["FooterData"];
            /** @description All properties of the company, including the requested one. */
            property_hotel_list: components["schemas"]["PropertyHotel"][];
        };
        /**
         * @description Machine-readable reason for a failed request. All operations share this list of codes, and clients translate messages by code. Each code has a named example that shows the status with which the code is returned.
         * @enum {string}
         */
        ErrorCode: "invalid_access" | "login_required" | "err05" | "bad_credentials" | "password_check_failed" | "no_linked_id" | "reservation_not_found" | "lookup_mismatch" | "member_reservation_login_required" | "id_not_found" | "duplicate_id" | "duplicate_email" | "duplicate_phone" | "duplicate_owned_room" | "session_expired" | "invalid_api_key" | "insufficient_scope" | "verification_expired" | "verification_failed" | "signup_not_completed" | "guardian_consent_required" | "password_mismatch" | "password_format" | "password_change_failed" | "password_general_members_only" | "room_sold_out" | "room_changed" | "all_rooms_sold_out" | "promotion_invalid" | "promotion_unusable" | "upselling_unavailable" | "membership_benefit_used" | "coupon_invalid" | "coupon_unusable" | "coupon_used" | "coupon_expired" | "coupon_outside_stay" | "coupon_on_another_room" | "coupon_not_for_room" | "coupon_offline_only" | "mileage_over_maximum" | "mileage_insufficient" | "mileage_unit" | "mileage_not_combinable" | "benefit_not_combinable" | "voucher_exceeds_remaining" | "member_not_matched" | "main_contractor_not_found" | "contract_not_found" | "voucher_not_found" | "same_day_owned_room_unavailable" | "payment_failed" | "payment_cancelled" | "payment_in_progress" | "reservation_failed" | "cancel_failed" | "change_failed" | "change_not_free" | "nothing_changed" | "voc_create_failed" | "voc_edit_failed" | "voc_delete_failed" | "enquiry_changed" | "points_not_reversible" | "attachment_not_allowed" | "attachment_damaged" | "too_many_attachments" | "too_many_saved_travellers" | "withdrawal_failed" | "link_failed" | "already_linked" | "unlink_failed" | "first_social_cannot_unlink" | "kakao_login_failed" | "google_login_failed" | "naver_login_failed" | "load_failed" | "no_available_dates" | "no_sailings" | "sailing_closed" | "return_before_arrival" | "no_rooms" | "invalid_passport" | "duplicate_passport" | "passport_not_issued" | "passport_expires_early" | "invalid_birthday" | "invalid_phone" | "invalid_email" | "presale_info_wrong" | "rooms_differ_in_type" | "too_many_rooms" | "adult_required" | "customer_centre_required" | "linked_company_only" | "rejoin_too_early" | "benefit_not_chosen" | "adult_product_required" | "checkout_times_conflict" | "stay_in_past" | "stay_order" | "stay_beyond_horizon" | "stay_closed" | "stay_length" | "party_over_maximum" | "validation" | "malformed_request" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "forbidden" | "rate_limited" | "quote_expired" | "quote_used" | "hold_expired" | "price_changed" | "idempotency_mismatch" | "idempotency_in_flight" | "unavailable" | "not_implemented" | "internal";
        /** @description An invalid field of the request, and the reason. */
        FieldError: {
            /** @description JSON Pointer to the field. Headers and query parameters are identified by name, as in `/from`. */
            pointer: string;
            /** @description Code for the reason why the field is invalid. */
            code: components["schemas"]["ErrorCode"];
            /** @description Explanation in English, for developers. Only some operations of providers return it. */
            detail?: string;
        };
        /** @description Number of a hold or reservation. The number has no letters that can be mistaken for digits. */
        DocumentNumber: string;
        /** @description Amount in minor units of the accompanying currency. KRW has no minor unit, so KRW amounts are in won. */
        Amount: number;
        /** @description An available stay of the requested length, or of the minimum length for its arrival date. For voyages, `start_date` and `end_date` are the dates of the outbound and the return sailing. For a one-way voyage, both are the date of the sailing. */
        NearestDates: {
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description Lowest total price for the party. For stays, the price includes the requested promotion code's discount if the code can be used for these dates. Otherwise, if the caller is logged in as a member, it includes the member discount. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description Details of a failed request (RFC 9457). `title` and `detail` are for developers. Use `code` to translate messages for users. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI reference that identifies the problem type.
             */
            type: string;
            /** @description Short name of the problem type, in English. */
            title: string;
            /** @description HTTP status code of the response. */
            status: number;
            /** @description Explanation of this occurrence, in English. */
            detail?: string;
            /**
             * Format: uri-reference
             * @description URI reference that contains the request ID and identifies this occurrence.
             */
            instance: string;
            /**
             * @description Always `fail` in error responses. Successful responses contain `success`.
             * @constant
             */
            result: "fail";
            /** @description Machine-readable reason for the failure. Use this code to translate messages for users. */
            code: components["schemas"]["ErrorCode"];
            /** @description Invalid fields of the request. Present only with status 422. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Total price or, for a cancellation, fee that was shown to the guest. Present with `price_changed`. */
            price_before?: number;
            /** @description Current total price or, for a cancellation, current fee. Present with `price_changed`. */
            price_after?: number;
            /** @description Maximum number of points that can be used. Present with `mileage_over_maximum` and `mileage_insufficient`. */
            usable_point?: number;
            /** @description Total price with points and no other benefits. Present with `mileage_not_combinable`. */
            total_with_point?: number;
            /** @description Total price with all other benefits and no points. Present with `mileage_not_combinable`. */
            total_without_point?: number;
            /** @description Phone number that the guest can call. Present with `customer_centre_required`, `linked_company_only` and `no_rooms`, if the property has a phone number. */
            phone?: string;
            /** @description Company whose employees can book the property. Present with `linked_company_only`. */
            linked_company?: string;
            /** @description Numbers of the reservations with an upcoming stay or an open refund, because of which the account can't be closed. Present with `withdrawal_failed`. */
            reservation_numbers?: components["schemas"]["DocumentNumber"][];
            /** @description Maximum number of rooms or cabins per booking at this property. Present with `too_many_rooms`. */
            max_rooms?: number;
            /** @description Maximum number of adults per room in online bookings at this property. Present with `customer_centre_required`. */
            max_adults?: number;
            /** @description Available stays or voyages closest to the requested dates. Returned by searches that fail with `stay_closed`, `stay_length` or `no_sailings`. Omitted if nothing is available. */
            nearest_dates?: components["schemas"]["NearestDates"][];
        };
        /** @description Property and language for which terms are requested. */
        TermsRequest: {
            langType: components["schemas"]["LangType"];
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Type of terms. `PRIVACY`: processing of personal data. `TERMS`: terms of use. `MARKETING`: marketing messages. `CANCAL` (spelled as in the specification): cancellation rules. `MEMBERSHIP`: membership terms. `PASSPORT`: storage of passport data for a voyage.
         * @enum {string}
         */
        TermsType: "PRIVACY" | "TERMS" | "MARKETING" | "CANCAL" | "MEMBERSHIP" | "PASSPORT";
        /** @description Terms that guests read or consent to. */
        Terms: {
            termsType: components["schemas"]["TermsType"];
            /** @description Title of the terms, which is also the label of the consent. */
            title: string;
            /** @description Text of the terms, as sanitised HTML. */
            content: string;
            /** @description Whether guests must consent to the terms. */
            required: boolean;
        };
        /** @description The terms of a property. */
        TermsResult: {
            result: components["schemas"]["Success"];
            /** @description Terms in display order: privacy, terms of use, passports, marketing, membership, cancellation rules. */
            termsList: components["schemas"]["Terms"][];
        };
        /** @description Property and type of the requested files. */
        FileListRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /**
             * @description Type of file. Only icons are supported.
             * @enum {string}
             */
            fileType: "icon";
        };
        /** @description An icon that represents an amenity or service of a property or room. */
        IconFile: {
            /** @description Position of the icon among all icons of the property, starting at 1. Numbers in a list can have gaps, because icons used only for rooms are also counted. */
            file_seq: number;
            /** @description Path of the icon, relative to the file server's base URL. */
            file_path: string;
            /** @description Meaning of the icon, in the guest's language or the property's fallback language. */
            title?: string;
        };
        /** @description Icons of a property, excluding icons used only for rooms. */
        FileListResult: {
            result: components["schemas"]["Success"];
            /** @description Icons in the provider's order. */
            data: components["schemas"]["IconFile"][];
        };
        /**
         * @description Step towards a booking. `search`: the home page with its search form. `list`: the list of offers. `details`: the form for the guests' details. `payment`: the payment page.
         * @enum {string}
         */
        BookingStep: "search" | "list" | "details" | "payment";
        /** @description A booking step that a guest of a property has reached. */
        StepRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            step: components["schemas"]["BookingStep"];
        };
        /**
         * @description How the member joined. `NORMAL`: with a login ID that the member chose. `KAKAO`, `GOOGLE`, `NAVER`: with an account of that provider.
         * @enum {string}
         */
        JoinType: "NORMAL" | "KAKAO" | "GOOGLE" | "NAVER";
        /** @description Credentials for logging in. */
        LoginRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /** @description Login ID of the member. Not case-sensitive. */
            loginId: string;
            /**
             * Format: password
             * @description Password of the member. The rules for new passwords aren't applied.
             */
            password: string;
            /** @description How the member joined. The login succeeds only with `NORMAL`, because social accounts have no password. */
            joinType: components["schemas"]["JoinType"];
        };
        /**
         * @description Gender, as given at sign-up or returned by the social provider.
         * @enum {string}
         */
        Gender: "male" | "female";
        /** @description The logged-in member. */
        UserInfo: {
            /** @description Internal ID of the member, assigned by the server. The ID never changes and isn't shown to guests. */
            user_id: string;
            /** @description Full name of the member, in the member's own script. */
            user_name: string;
            gender?: components["schemas"]["Gender"];
            /** @description Phone number, digits only. Korean mobile numbers have no country code. */
            phone_number?: string;
            /** @description Date of birth. */
            birthday?: components["schemas"]["StayDate"];
            /** @description Email address for confirmations. */
            email?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Given name. */
            first_name?: string;
            /** @description Family name in English letters. Absent if the member didn't provide an English name. */
            last_name_en?: string;
            /** @description Given name in English letters. Absent if the member didn't provide an English name. */
            first_name_en?: string;
            /** @description Whether the member agreed to receive marketing messages. */
            agree_marketing?: boolean;
            /**
             * @description `MEMBERSHIP`: the account has membership numbers, which `listMemberships` returns. `WEB`: the account has no membership number.
             * @enum {string}
             */
            user_type: "MEMBERSHIP" | "WEB";
            member_type: components["schemas"]["MemberType"];
            /** @description Note from the provider to the member. Absent if there is no note. */
            descriptions?: string;
            /** @description Membership numbers of the member. The first number is the default for bookings. Empty for cyber members. */
            member_no_list: string[];
            /** @description Single sign-on key of this session. Returned only by operations that open or revalidate a session, because the server stores only a hash of the key. */
            sso_key?: string;
            /** @description Code of the company to which the member belongs. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description Login ID that the member chose or that was generated for a social account. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
        };
        /** @description The new session and the logged-in member. */
        LoginResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always `ok`. The specification requires this field in addition to `result`.
             * @constant
             */
            code: "ok";
            /** @description Bearer token that authenticates further calls. */
            token: string;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description Digits only: a Korean mobile number, or an international number with its country code. */
        MobileNumber: string;
        /** @description A phone number, and a ticket that proves that the number belongs to the caller. */
        FindIdRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Phone number to which the code was sent. */
            phone_number: components["schemas"]["MobileNumber"];
            /** @description Single-use ticket that `confirmVerification` returned for the code. */
            ticket: string;
        };
        /** @description An account registered with the verified number. */
        FoundId: {
            /** @description Full login ID. The ID isn't masked, because the caller has verified the phone number. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            /** @description Date on which the member joined, in the time zone of the property where the member joined. */
            joined_on: components["schemas"]["StayDate"];
        };
        /** @description The account registered with the verified number. */
        FindIdResult: {
            result: components["schemas"]["Success"];
            /** @description The account with the verified number. The list always has exactly one entry. */
            data: components["schemas"]["FoundId"][];
        };
        /** @description Details that must match one account before a code is sent. */
        FindPasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Login ID of the member. Not case-sensitive. */
            loginId: string;
            /** @description Full name of the member. Spaces and case are ignored. */
            user_name: string;
            phone_number: components["schemas"]["MobileNumber"];
        };
        /**
         * Format: uuid
         * @description ID of a sent code, assigned by the server.
         */
        VerificationId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         */
        Instant: string;
        /** @description Details of the sent code. `findPassword` returns these details even if no account matches. */
        VerificationResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /** @description When the code expires, which is three minutes after it was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description Earliest time at which another code can be requested. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description Password that consists of letters (A-Z, a-z), digits and special characters, without spaces. Must have at least 9 characters if it contains all three kinds, or at least 10 if it contains only two. Otherwise, the request fails with `password_format`. */
        Password: string;
        /** @description New password, with either a reset ticket or the current password. */
        ChangePasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Ticket from a confirmed reset code. Omit this field if `current_password` is sent. */
            ticket?: string;
            /**
             * Format: password
             * @description Current password of the logged-in member. Omit this field if `ticket` is sent.
             */
            current_password?: string;
            /** @description The new password. */
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The new password, repeated for confirmation.
             */
            password_confirm: string;
        };
        /** @description Confirmation of success, without further data. */
        PlainResult: {
            result: components["schemas"]["Success"];
        };
        /** @description A single sign-on key and the company to which it belongs. */
        SsoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Key of a session, or a one-time key that a provider's site put in the URL. The server distinguishes the keys by their format. */
            sso_key: string;
            /** @description Company code from login. The request fails if the key belongs to another company. */
            company_code: components["schemas"]["CompanyCode"];
        };
        /** @description The session that belongs to the key, and the logged-in member. */
        SsoResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description Bearer token. The token is unchanged if an existing session was revalidated. */
            token: string;
        };
        /** @description The logged-in member and the expiry of the session. */
        SessionResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description When the session expires, which is one day after login. Sessions aren't extended. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description ID of a session. The ID can't be used to authenticate.
         */
        SessionId: string;
        /**
         * @description Type of device, derived from the user agent.
         * @enum {string}
         */
        DeviceKind: "phone" | "tablet" | "computer" | "unknown";
        /** @description An active session of the member. */
        SessionOfMember: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description Name of the browser, such as Samsung Internet. Null if unknown. */
            browser: string | null;
            /** @description Name of the operating system or device, such as Android or iPhone. Null if unknown. */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            /** @description When the session was last used, accurate to five minutes. */
            last_used_at: components["schemas"]["Instant"];
            /** @description Whether the request was sent in this session. */
            is_current: boolean;
        };
        /** @description The caller's active sessions. */
        SessionListResult: {
            result: components["schemas"]["Success"];
            /** @description Active sessions. The current session comes first, followed by the most recently used sessions. Limited to 100. */
            sessions: components["schemas"]["SessionOfMember"][];
        };
        /** @description Property at which the member logs in. */
        SocialStartRequest: {
            hotel_code: components["schemas"]["HotelCode"];
        };
        /** @description URL to open, and values that the browser must keep until the provider redirects back. */
        SocialStartResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uri
             * @description URL of the provider's consent page, including all parameters.
             */
            authorization_url: string;
            /** @description Value that the provider sends back unchanged. */
            state: string;
            /** @description Token that binds the login to the browser. Keep the token in the browser, and never put it in a URL. */
            flow_token: string;
            /** @description When the login expires, which is ten minutes after it was started. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Values from the provider's redirect and from `startSocialLogin`. */
        SocialFinishRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description One-time authorization code from the provider. */
            code: string;
            /** @description Value of `state` from `startSocialLogin`. */
            state: string;
            /** @description Value of `flow_token` from `startSocialLogin`. */
            flow_token: string;
        };
        /** @description Personal details from the social provider. Any of the fields can be missing. */
        SocialPrefill: {
            /** @description Full name, if the provider returns the name as a single field. */
            user_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Given name. */
            first_name?: string;
            /** @description Unverified email address. */
            email?: string;
            /** @description Unverified phone number, digits only. */
            phone_number?: string;
            /** @description Date of birth. Present only if the provider also returns the year. */
            birthday?: components["schemas"]["StayDate"];
            /** @description Gender, as returned by the provider. */
            gender?: components["schemas"]["Gender"];
        };
        /** @description The logged-in member, or a ticket for signing up. */
        SocialFinishResult: {
            result: components["schemas"]["Success"];
            /**
             * @description `logged_in`: the social account is linked to a member. `signup_needed`: the social account isn't linked to a member yet.
             * @enum {string}
             */
            outcome: "logged_in" | "signup_needed";
            /** @description Bearer token. Present if `outcome` is `logged_in`. */
            token?: string;
            /** @description The logged-in member. Present if `outcome` is `logged_in`. */
            userInfo?: components["schemas"]["UserInfo"];
            /** @description Single-use ticket for signing up. Present if `outcome` is `signup_needed`. */
            social_ticket?: string;
            /** @description When the ticket expires. Present if `outcome` is `signup_needed`. */
            expires_at?: components["schemas"]["Instant"];
            /** @description Details for prefilling the sign-up form. Present if `outcome` is `signup_needed`. */
            prefill?: components["schemas"]["SocialPrefill"];
        };
        /** @description Phone number to which a code for finding a login ID is sent. */
        VerificationRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            phone_number: components["schemas"]["MobileNumber"];
        };
        /** @description Verification code with six digits. */
        VerificationCode: string;
        /** @description Verification code that the guest entered. */
        ConfirmationRequest: {
            /** @description Property at which the code was requested. */
            hotel_code: components["schemas"]["HotelCode"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description Proof that the code was confirmed. */
        ConfirmationResult: {
            result: components["schemas"]["Success"];
            /** @description Single-use ticket for `findLoginId` or `changePassword`. */
            ticket: string;
            /** @description When the ticket expires, which is ten minutes after the confirmation. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Signed employer details from the URL through which the guest entered the booking site. */
        CompanyInfoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Base64url-encoded JSON, a dot, and the HMAC-SHA-256 signature of the encoded JSON in base64url. */
            CsHsUi: string;
        };
        /** @description Employer of a guest at a company-linked hotel. */
        CompanyInfo: {
            /** @description Name of the employer, as sent by the hotel's website. */
            company_name: string;
            /** @description Name of the employee. Absent if the website doesn't send a name. */
            employee_name?: string;
            /** @description Number that the employer assigned to the employee. Absent if the website doesn't send a number. */
            employee_number?: string;
        };
        /** @description The guest's verified employer. */
        CompanyInfoResult: {
            result: components["schemas"]["Success"];
            /** @description The verified employer. Null if the signature is invalid or has expired. */
            company_info: components["schemas"]["CompanyInfo"] | null;
        };
        /** @description Property and member type for the sign-up. */
        StartSignupRequest: {
            /** @description Property where the member joins. The property determines which member types are available. */
            hotel_code: components["schemas"]["HotelCode"];
            member_type: components["schemas"]["MemberType"];
            /** @description Ticket from a social login that found no account. Allowed only for general members. */
            social_ticket?: string;
        };
        /** @description Provider's code for an item, such as a room type, package, option or tier. */
        ItemCode: string;
        /** @description A room that a pre-sale member owns. */
        OwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for the building, in the guest's language if available, otherwise in the property's fallback language. */
            building_name: string;
            unit_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for the unit, in the guest's language if available, otherwise in the property's fallback language. */
            unit_name: string;
            /** @description Room number, as displayed on the door. */
            room_number: string;
        };
        /** @description Progress of a sign-up. */
        SignupState: {
            member_type: components["schemas"]["MemberType"];
            /** @description How the member joins. `NORMAL`: with a login ID. `KAKAO`, `GOOGLE`, `NAVER`: with a social account. */
            join_type: components["schemas"]["JoinType"];
            /** @description When the sign-up expires, which is 30 minutes after it was started. Completing steps doesn't extend the sign-up. */
            expires_at: components["schemas"]["Instant"];
            /** @description Verifications that are still required, in the order of the steps. Cyber members verify an email address before a phone number. */
            missing: ("PHONE" | "EMAIL" | "AFFILIATION" | "OWNERSHIP")[];
            /** @description Verified phone number. Null until a phone number is verified. */
            phone_number: string | null;
            /** @description Verified email address. Null until an email address is verified. */
            email: string | null;
            /** @description Verified phone number of the guardian. Null until a guardian's phone number is verified. */
            guardian_phone_number: string | null;
            /** @description Name of the verified affiliate. Null until the affiliation is verified. */
            affiliate_name: string | null;
            /** @description Room whose ownership was verified. Null until the ownership is verified. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description Personal details from the social provider. Null if the sign-up didn't start with a social login. */
            prefill: components["schemas"]["SocialPrefill"] | null;
        };
        /** @description A new sign-up and its token. */
        StartSignupResult: {
            result: components["schemas"]["Success"];
            /** @description Token of the sign-up. Send the token in the `Signup-Token` header of every step. */
            signup_token: string;
            signup: components["schemas"]["SignupState"];
        };
        /** @description Progress of the sign-up after the latest step. */
        SignupResult: {
            result: components["schemas"]["Success"];
            signup: components["schemas"]["SignupState"];
        };
        /** @description Recipient of a code, and the channel to use. */
        SignupCodeRequest: {
            /**
             * @description `SMS`: the code verifies a phone number. `EMAIL`: the code verifies an email address.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /**
             * @description `MEMBER`: the member verifies a phone number or email address. `GUARDIAN`: the guardian verifies a phone number.
             * @enum {string}
             */
            subject: "MEMBER" | "GUARDIAN";
            /** @description Mobile number (digits only) or email address. */
            to: string;
        };
        /** @description Verification code that the guest entered. */
        SignupConfirmationRequest: {
            /** @description Verification ID of the code, from `sendSignupCode`. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description Details that must match one registered affiliate. */
        AffiliationRequest: {
            /** @description Name of the affiliate. Spaces and case are ignored. */
            affiliate_name: string;
            /** @description Business registration number with ten digits. */
            business_number: string;
            /** @description Number that the provider assigned to the affiliate. */
            customer_number: string;
        };
        /** @description A full name, in any script. Must not be blank or contain line breaks. */
        FullName: string;
        /** @description A pre-sold room and the details of its sale. */
        OwnershipRequest: {
            /** @description Code of the building, from `listOwnedRooms`. */
            building_code: components["schemas"]["ItemCode"];
            /** @description Code of the unit in the building. */
            unit_code: components["schemas"]["ItemCode"];
            /** @description Number of the room in the unit. */
            room_number: string;
            /** @description Number that identifies the sale of the room. */
            distribution_number: string;
            /** @description Name of the owner (a person or a corporation). */
            owner_name: components["schemas"]["FullName"];
            /** @description Business registration number with ten digits. Required for corporations. */
            business_number?: string;
            /** @description Code that identifies the person who recommended the purchase. Stored but not checked. */
            referral_code?: string;
        };
        /** @description A value that must be unique among members. */
        DuplicateCheckRequest: {
            /**
             * @description `login_id`: the value is a login ID. `email`: the value is an email address.
             * @enum {string}
             */
            field: "login_id" | "email";
            /** @description Value to check, as entered by the guest. */
            value: string;
        };
        /** @description Confirmation that the value is available. */
        DuplicateCheckResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always true. If the value is already taken, the call fails.
             * @constant
             */
            available: true;
        };
        /** @description Login ID that consists of letters (A-Z, a-z) and digits. Not case-sensitive. */
        LoginId: string;
        /** @description A family or given name, in any script. Must not be blank or contain line breaks. */
        PersonName: string;
        /** @description A name in English letters. Spaces, full stops, apostrophes and hyphens are allowed. */
        EnglishName: string;
        /**
         * Format: date
         * @description A date of birth, which must be in the past.
         */
        Birthday: string;
        /** @description Consents that the member gives. Marketing consent is optional. */
        SignupAgreements: {
            /**
             * @description Consent to the processing of personal data. Must be true.
             * @constant
             */
            PRIVACY: true;
            /**
             * @description Consent to the terms of use. Must be true.
             * @constant
             */
            TERMS: true;
            /** @description Consent to marketing messages. Can be false. */
            MARKETING: boolean;
            /** @description Consent to the membership terms. Must be true if the property's `membership_terms_alone` is true. */
            MEMBERSHIP?: boolean;
        };
        /** @description Details that the member enters in the last step of a sign-up. */
        MemberInformation: {
            login_id: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password, repeated for confirmation.
             */
            password_confirm: string;
            /** @description Family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description Given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description Family name in English letters, as in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Given name in English letters, as in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Date of birth. Members under 14 need the consent of a guardian. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Email address for confirmations. Cyber members must send the verified email address.
             */
            email: string;
            /** @description Street and number, or the address as free text. */
            address?: string;
            /** @description Second line of the address, such as the floor, flat or room. */
            address_detail?: string;
            /** @description Name of the guardian. Required for a member under 14, whose guardian must also verify a phone number. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description The session that a sign-up opens, and the member that it belongs to. */
        SignupLogin: {
            /** @description Bearer token that authenticates further calls. */
            token: string;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description The new member. */
        MemberCreated: {
            result: components["schemas"]["Success"];
            /** @description Login ID that the member chose or that was generated for a social account. */
            login_id: string;
            /** @description Full name of the member, in the member's own script. */
            user_name: string;
            member_type: components["schemas"]["MemberType"];
            join_type: components["schemas"]["JoinType"];
            /** @description Membership number. Null for cyber members, who have no membership number. */
            member_no: string | null;
            /** @description The new member's session. Null if the call was repeated, because the token is returned only once. In this case, the member must log in. */
            session: components["schemas"]["SignupLogin"] | null;
        };
        /** @description Details that the member enters in the last step of a social sign-up. No password is required. */
        SocialMemberInformation: {
            /** @description Family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description Given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description Family name in English letters, as in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Given name in English letters, as in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Date of birth. Members under 14 need the consent of a guardian. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Email address for confirmations.
             */
            email: string;
            /** @description Street and number, or the address as free text. */
            address?: string;
            /** @description Second line of the address, such as the floor, flat or room. */
            address_detail?: string;
            /** @description Name of the guardian. Required for a member under 14, whose guardian must also verify a phone number. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description A type of room in a building, with its room numbers. */
        OwnedUnit: {
            unit_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for the unit, in the guest's language if available, otherwise in the property's fallback language. */
            unit_name: string;
            /** @description Room numbers, as displayed on the doors. */
            room_numbers: string[];
        };
        /** @description A building (dong in Korean) with its units. */
        OwnedBuilding: {
            building_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for the building, in the guest's language if available, otherwise in the property's fallback language. */
            building_name: string;
            /** @description Units in the building, sorted by code. */
            units: components["schemas"]["OwnedUnit"][];
        };
        /** @description Rooms that were sold before construction, grouped by building and unit. */
        OwnedRoomsResult: {
            result: components["schemas"]["Success"];
            /** @description Buildings with pre-sold rooms, sorted by code. */
            buildings: components["schemas"]["OwnedBuilding"][];
        };
        /** @description Number of the contract. Unique within the company. */
        ContractNumber: string;
        /**
         * @description `managed`: the provider manages the room for its owner. `profit`: the provider sells stays in the room for a share of the profit.
         * @enum {string}
         */
        ContractType: "managed" | "profit";
        /**
         * @description `active`: the contract is in force. `ended`: the contract has ended, and its vouchers can't be used for bookings.
         * @enum {string}
         */
        ContractStatus: "active" | "ended";
        /**
         * @description `main`: the main contract holder, who owns the room. `sub`: a sub-member whom the main contract holder added.
         * @enum {string}
         */
        ContractRole: "main" | "sub";
        /** @description Voucher counts for a contract, over all of its members. Each voucher pays for one night in one room. */
        VoucherCount: {
            /** @description Total number of vouchers. */
            total: number;
            /** @description Number of vouchers used for bookings, including holds. Vouchers become available again if the hold expires or is released, or if the reservation is cancelled free of charge. */
            used: number;
            /** @description Number of vouchers still available (`total` minus `used`). */
            remaining: number;
        };
        /** @description A member whom the main contract holder added to the contract. Active sub-members can book with the contract's vouchers. Only the main contract holder can activate or deactivate sub-members. */
        SubMember: {
            /**
             * Format: uuid
             * @description ID of the sub-member within the contract.
             */
            sub_member_id: string;
            /** @description Full name of the sub-member, in the sub-member's own script. */
            user_name: string;
            /** @description Whether the sub-member can book with the contract's vouchers. */
            active: boolean;
            added_at: components["schemas"]["Instant"];
        };
        /** @description A contract for an owned room, as shown to its main contract holder or a sub-member. */
        Contract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            contracted_on: components["schemas"]["StayDate"];
            status: components["schemas"]["ContractStatus"];
            role: components["schemas"]["ContractRole"];
            /** @description Whether the caller is allowed to book with the contract's vouchers while the contract is in force. Always true for the main contract holder. */
            active: boolean;
            room: components["schemas"]["OwnedRoom"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, in the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
            /** @description Phone number of the property with dashes. Null if the property has none. */
            hotel_tel: string | null;
            /** @description Full name of the main contract holder. Null if the owner hasn't joined yet. In a data export, also null if the caller is a sub-member. */
            main_contractor: string | null;
            /** @description English name of the main contract holder, given name first. Omitted if `main_contractor` is null or the member gave no English name. */
            main_contractor_en?: string;
            vouchers: components["schemas"]["VoucherCount"];
            /** @description Sub-members of the contract. Empty if the caller is a sub-member, and in a data export. */
            sub_members: components["schemas"]["SubMember"][];
        };
        /** @description The caller's contracts. */
        ContractsResult: {
            result: components["schemas"]["Success"];
            /** @description Contracts on which the caller is the main contract holder or a sub-member. */
            contracts: components["schemas"]["Contract"][];
        };
        /** @description Login ID and name of the member to add. Both must belong to the same member of the company. */
        AddSubMemberRequest: {
            /** @description Login ID of the member. Not case-sensitive. */
            login_id: string;
            /** @description Name of the member. Spaces and case are ignored. */
            user_name: components["schemas"]["FullName"];
        };
        /** @description The added or updated sub-member. */
        SubMemberResult: {
            result: components["schemas"]["Success"];
            sub_member: components["schemas"]["SubMember"];
        };
        /** @description New status of the sub-member. */
        SwitchSubMemberRequest: {
            /** @description Whether the sub-member can book with the contract's vouchers. */
            active: boolean;
        };
        /** @description A booking that was paid with vouchers. */
        VoucherUse: {
            /** @description Number of the reservation. Null until the booking is confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Full name of the member who made the booking. Empty if the member has closed the account. */
            user_name: string;
            /** @description Name of the property, in the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description Number of vouchers used for the booking. */
            vouchers: number;
            used_at: components["schemas"]["Instant"];
        };
        /** @description The voucher counts of a contract and the bookings paid with its vouchers. Sub-members see only their own bookings, but the counts cover the whole contract. */
        VouchersResult: {
            result: components["schemas"]["Success"];
            vouchers: components["schemas"]["VoucherCount"];
            /** @description Bookings paid with vouchers, newest first. Limited to the latest 200 bookings. */
            uses: components["schemas"]["VoucherUse"][];
        };
        /** @description Details of the sale of the member's room. The member type indicates whether the buyer is an individual or a corporation. The membership number is in `member_no_list`. */
        PresaleInfo: {
            /** @description Code for the type of sale. Null if the provider hasn't classified the sale. */
            classification_code: components["schemas"]["ItemCode"] | null;
            /** @description Name of the type of sale, in the guest's language if available, otherwise in the property's fallback language. Null if the provider hasn't classified the sale. */
            classification_name: string | null;
            /** @description Number that identifies the sale of the room. Null if the provider no longer lists the room. */
            distribution_number: string | null;
            /** @description Code that identifies the person who recommended the room. Null if the member didn't enter a code. */
            referral_code: string | null;
        };
        /** @description A member's account. */
        MemberProfile: {
            /** @description Login ID of the member. The ID never changes. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            member_type: components["schemas"]["MemberType"];
            /** @description Membership numbers of the member. The first number is the default for bookings. Empty for cyber members. */
            member_no_list: string[];
            /** @description Full name of the member, in the member's own script. */
            user_name: string;
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            /** @description Family name in English letters. Absent if the member didn't provide an English name. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Given name in English letters. Absent if the member didn't provide an English name. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Phone number, digits only. Verified at sign-up or later with `changeContact`. */
            phone_number: string;
            /** @description Email address for confirmations. */
            email: string;
            birthday: components["schemas"]["StayDate"];
            gender: components["schemas"]["Gender"];
            /** @description Street address. Absent if the member didn't provide an address. */
            address?: string;
            /** @description Second line of the address, such as the floor or flat. Absent if the member didn't provide a second line. */
            address_detail?: string;
            /** @description Whether the member agreed to receive marketing messages. */
            agree_marketing: boolean;
            /** @description When the member agreed to receive marketing messages. Null if the member hasn't agreed. */
            marketing_agreed_at: components["schemas"]["Instant"] | null;
            /** @description Date on which the member joined, in the time zone of the property where the member joined. */
            joined_on: components["schemas"]["StayDate"];
            /** @description Providers of the linked social accounts. The provider that was used to join, if any, comes first. */
            social_accounts: components["schemas"]["SocialProvider"][];
            /** @description Note from the provider to the member. Null if there is no note. */
            descriptions: string | null;
            /** @description Name of the affiliate that employs the member. Null for other types of members. */
            affiliate_name: string | null;
            /** @description Business registration number of the member's affiliate or corporation. Null for other types of members. */
            business_number: string | null;
            /** @description Number that the provider assigned to the member's affiliate. Null for other types of members. */
            customer_number: string | null;
            /** @description Room that the pre-sale member owns. Null for other types of members. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description Details of the sale of the owned room. Null for members who aren't pre-sale members. */
            presale: components["schemas"]["PresaleInfo"] | null;
        };
        /** @description The caller's account. */
        MemberResult: {
            result: components["schemas"]["Success"];
            member: components["schemas"]["MemberProfile"];
        };
        /** @description Account details that a member can edit. Include all details that the account should keep. */
        MemberChange: {
            /** @description Family name in English letters. If omitted, the stored family name is cleared. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Given name in English letters. If omitted, the stored given name is cleared. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Street address. If omitted, the stored address is cleared. */
            address?: string;
            /** @description Second line of the address, such as the floor or flat. If omitted, the stored line is cleared. */
            address_detail?: string;
            /** @description Whether the member agrees to receive marketing messages. */
            agree_marketing: boolean;
        };
        /** @description New phone number or email address for the account. */
        ContactCodeRequest: {
            /**
             * @description `SMS`: the code verifies a new phone number. `EMAIL`: the code verifies a new email address.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description New mobile number (digits only) or email address. */
            to: string;
        };
        /** @description Verification code that the member entered. */
        ContactConfirmation: {
            /** @description Verification ID of the code, from `sendContactCode`. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A Korean address. */
        FoundAddress: {
            /** @description Road-name address, in Korean or English depending on the guest's language. */
            address: string;
            /** @description Lot-number address, in Korean. */
            lot_address: string;
            /** @description Postal code with five digits. */
            postal_code: string;
        };
        /** @description Addresses that match the query. */
        AddressesResult: {
            result: components["schemas"]["Success"];
            /** @description Matching addresses. Limited to ten. */
            addresses: components["schemas"]["FoundAddress"][];
            /** @description Whether more addresses match. If true, narrow the search text. */
            more: boolean;
        };
        /** @description Consents given at sign-up. The current marketing consent is in the profile. */
        GivenAgreements: {
            /** @description Whether the member consented to the processing of personal data. */
            PRIVACY: boolean;
            /** @description Whether the member accepted the terms of use. */
            TERMS: boolean;
            /** @description Whether the member consented to marketing messages. */
            MARKETING: boolean;
            /** @description Whether the member accepted the membership terms. Absent if the sign-up didn't ask for this consent. */
            MEMBERSHIP?: boolean;
        };
        /** @description Stored account data that isn't included in the profile. */
        AccountRecord: {
            /** @description Consents given at sign-up. Null if the member didn't sign up on the site. */
            agreements: components["schemas"]["GivenAgreements"] | null;
            /** @description Name of the guardian of a member who joined before the age of 14. Null for other members. */
            guardian_name: string | null;
            /** @description Phone number of the guardian of a member who joined before the age of 14, digits only. Null for other members. */
            guardian_phone: string | null;
            /** @description Code of the property where the member joined. */
            hotel_code: components["schemas"]["HotelCode"];
            joined_at: components["schemas"]["Instant"];
        };
        /** @description A social account that is linked to the member's account. */
        LinkedAccount: {
            provider: components["schemas"]["SocialProvider"];
            /** @description ID that the provider assigned to the person. The ID can't be used to log in. */
            subject: string;
            /** @description Whether the social account was used to join. */
            is_first: boolean;
            linked_at: components["schemas"]["Instant"];
        };
        /** @description A membership number of the member. */
        MembershipRecord: {
            /** @description Membership number, which is used for bookings. */
            member_no: string;
            since: components["schemas"]["Instant"];
        };
        /** @description The member's tier, as stored. */
        TierRecord: {
            tier_code: components["schemas"]["ItemCode"];
            since: components["schemas"]["Instant"];
            /** @description Code of the tier that the company granted, even if the member has reached a higher tier. Null if no tier was granted. */
            granted_code: components["schemas"]["ItemCode"] | null;
            /** @description When the grant ends. Null if no tier was granted or the grant has no end date. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Reason for the change of tier. `begun`: the member had no tier and received the lowest one. `stays`: the stays in the last 12 months now qualify for a different tier. `granted`: the company granted the tier. `grant_ended`: the grant of a tier ended.
         * @enum {string}
         */
        TierCause: "begun" | "stays" | "granted" | "grant_ended";
        /** @description A change in the member's tier. Entries in the tier history are never edited or removed. */
        TierChange: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description Name of the tier at the time of the change. */
            tier_name: string;
            cause: components["schemas"]["TierCause"];
            at: components["schemas"]["Instant"];
            /** @description When the grant ends. Null if the grant has no end date, or if the change wasn't a grant. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description Points that expire at the same time. */
        ExpiringPoints: {
            /** @description Number of points still available. */
            points: number;
            /** @description When the points expire. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description Type of points transaction. `reservation_earn`: points earned on a stay. `reservation_use`: points used for a booking or, if the number is positive, returned from a booking. `outlet_earn`, `outlet_use`: points earned or used at a shop or restaurant. `outlet_cancel`: reversal for a cancelled purchase at a shop or restaurant. `admin_grant`, `admin_deduction`, `admin_cancel`: points added, deducted or cancelled by the provider. `expire`: points that have expired. `earn`, `use`: points earned or used in any other way. Debits use the points that expire first.
         * @enum {string}
         */
        PointsType: "earn" | "use" | "expire" | "admin_deduction" | "admin_grant" | "reservation_earn" | "reservation_use" | "admin_cancel" | "outlet_earn" | "outlet_use" | "outlet_cancel";
        /** @description A points transaction. Transactions are never changed or removed. */
        PointsEntry: {
            points_type: components["schemas"]["PointsType"];
            /** @description Number of points, positive for credits and negative for debits. */
            points: number;
            /** @description Points balance after the transaction. */
            balance: number;
            at: components["schemas"]["Instant"];
            /** @description When the credited points expire. Null for debits. */
            expires_at: components["schemas"]["Instant"] | null;
            /** @description Number of the related reservation. Null if the transaction isn't related to a reservation. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Note from the provider, such as the name of an outlet. Null if there is no note. */
            note: string | null;
        };
        /** @description The member's points balance and all points transactions. */
        PointsRecord: {
            /** @description Number of points available now. */
            balance: number;
            /** @description Points still available, earliest expiry first. */
            lots: components["schemas"]["ExpiringPoints"][];
            /** @description All points transactions of the member, newest first. */
            entries: components["schemas"]["PointsEntry"][];
        };
        /** @description Code of the coupon. Not case-sensitive. */
        CouponCode: string;
        /**
         * @description What the coupon can be used for. `all`: any night. `package`: a night of a stay with a package. `upselling`: the options of a room.
         * @enum {string}
         */
        CouponType: "all" | "package" | "upselling";
        /**
         * @description `before_use`: available. `used`: used for a booking. `expired`: no longer valid. If a booking is cancelled or expires, its coupons become available again, unless they are no longer valid.
         * @enum {string}
         */
        CouponStatus: "before_use" | "used" | "expired";
        /**
         * @description `PERCENT`: a percentage of the price, rounded down. `FIXED`: a fixed amount. The discount never exceeds the price.
         * @enum {string}
         */
        DiscountType: "PERCENT" | "FIXED";
        /** @description A property that accepts the coupon. */
        UsablePlace: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, in the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
        };
        /** @description A member's coupon. */
        Coupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description Title of the coupon, in the guest's language if available, otherwise in the property's fallback language. */
            coupon_title: string;
            coupon_type: components["schemas"]["CouponType"];
            status: components["schemas"]["CouponStatus"];
            discount_type: components["schemas"]["DiscountType"];
            /** @description Percentage, or amount in minor units of the currency, depending on `discount_type`. */
            discount_amount: number;
            /** @description First date on which a booking with the coupon can be made. Null if there is no limit. */
            valid_from: components["schemas"]["StayDate"] | null;
            /** @description Last date on which a booking with the coupon can be made. Null if there is no limit. */
            valid_until: components["schemas"]["StayDate"] | null;
            /** @description First night for which the coupon can be used. Null if there is no limit. */
            stay_from: components["schemas"]["StayDate"] | null;
            /** @description Last night for which the coupon can be used. Null if there is no limit. */
            stay_until: components["schemas"]["StayDate"] | null;
            /** @description Properties that accept the coupon. Empty if all properties of the company accept the coupon. */
            usable_places: components["schemas"]["UsablePlace"][];
            /** @description Whether the coupon can be used only at the front desk and not for online bookings. */
            offline_only: boolean;
            registered_at: components["schemas"]["Instant"];
            /** @description When the coupon was used. Null if the coupon hasn't been used. */
            used_at: components["schemas"]["Instant"] | null;
        };
        /**
         * Format: uuid
         * @description ID of an enquiry.
         */
        VocSeq: string;
        /**
         * @description Type of enquiry. `compliment`: praise. `inconvenience`: a complaint. `inquiry`: a question.
         * @enum {string}
         */
        VocCategory: "compliment" | "inconvenience" | "inquiry";
        /** @description Subject line of the enquiry. */
        VocTitle: string;
        /** @description Text of the enquiry, which can contain line breaks. */
        VocContent: string;
        /**
         * @description `waiting`: the property hasn't answered yet, and the member can change or delete the enquiry. `answered`: the property has answered, and the enquiry can't be changed or deleted.
         * @enum {string}
         */
        VocStatus: "waiting" | "answered";
        /**
         * Format: uuid
         * @description ID of a file that is attached to an enquiry.
         */
        VocAttachmentId: string;
        /** @description A file that is attached to an enquiry. */
        VocAttachment: {
            attachment_id: components["schemas"]["VocAttachmentId"];
            /** @description Name of the uploaded file. */
            file_name: string;
            /**
             * @description Media type, detected from the content of the file.
             * @enum {string}
             */
            content_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description Size of the stored file in bytes. */
            size: number;
        };
        /** @description An answer from the property. */
        VocAnswer: {
            /** @description Text of the answer. */
            answer: string;
            answered_at: components["schemas"]["Instant"];
        };
        /** @description An enquiry and the property's answer. */
        Voc: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
            status: components["schemas"]["VocStatus"];
            /** @description Attached files, in the order in which they were uploaded. */
            attachments: components["schemas"]["VocAttachment"][];
            created_at: components["schemas"]["Instant"];
            /** @description Latest answer from the property. Null while the enquiry is waiting. */
            answer: string | null;
            /** @description When the property gave the latest answer. Null while the enquiry is waiting. */
            answered_at: components["schemas"]["Instant"] | null;
            /** @description All answers, oldest first. The property can correct an answer with a further one. */
            answers: components["schemas"]["VocAnswer"][];
        };
        /** @description The reservation's number in the property's own system. */
        PropertyCode: string;
        /**
         * @description Type of the booked product. `room`: rooms without a package. `package`: rooms with a package. `sailing`: cabins on a voyage.
         * @enum {string}
         */
        ReservationType: "room" | "package" | "sailing";
        /**
         * @description `confirmed`: the booking is confirmed. `complete`: the booking is confirmed and paid with vouchers. `cancelled`: the booking is cancelled. `used`: the stay or voyage has ended, or the guest didn't arrive (`no_show_at`). `confirmed` and `complete` can become `cancelled` or `used`, which are final.
         * @enum {string}
         */
        ReservationStatus: "confirmed" | "cancelled" | "complete" | "used";
        /** @description A message about the reservation from the property to the guest, in the property's own words. */
        PropertyMemo: string;
        /** @description Promotion code, as entered by the guest. Not case-sensitive. */
        PromotionCode: string;
        /**
         * @description Type of a price line. The values are listed in the order of calculation, except that a coupon for options is deducted after the options. A voyage has fares by age band, single-occupancy supplements and port tax for each leg. In these lines, `code` is the departure code, `name` is the route name and `date` is the departure date.
         * @enum {string}
         */
        PriceLineKind: "night" | "extra_adult" | "extra_kid" | "pet" | "package" | "membership" | "benefit" | "promotion" | "coupon" | "voucher" | "early_checkout" | "upselling" | "mileage" | "fare_adult" | "fare_kid" | "fare_infant" | "single_use" | "port_tax";
        /** @description A line of the price calculation. Discounts are negative and show the amount actually deducted, so the lines always add up to the total. */
        PriceLine: {
            kind: components["schemas"]["PriceLineKind"];
            /** @description Code of the item that is charged or deducted. Null if the item has no code. */
            code: string | null;
            /** @description Name of the item that is charged or deducted. Null if the item has no name. */
            name: string | null;
            /** @description Night that the line applies to or, for voyages, the departure date of the leg. Null if the line doesn't apply to a single date. */
            date: components["schemas"]["StayDate"] | null;
            /** @description Number of units, each at `unit_price`. */
            count: number;
            /** @description Price per unit, in minor units of the currency. Negative for discounts. */
            unit_price: number;
            /** @description `unit_price` multiplied by `count`. */
            amount: number;
            /** @description Smallest amount that can be charged to a card. Present only if the discount was reduced so that this amount is left to pay. */
            reduced_to_leave?: components["schemas"]["Amount"];
        };
        /**
         * @description Type of benefit, which determines the unit of `value`. `point_earning` and all discounts: a percentage. `late_check_out`: an hour of the day. `free_breakfast`: a number of people. `extra_points`: a number of points. Other benefits have no value.
         * @enum {string}
         */
        BenefitType: "point_earning" | "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "extra_points" | "food_and_beverage_discount" | "welcome_drink" | "suite_discount" | "vip_amenities" | "phone_booking_discount" | "calendar_and_goods" | "sauna" | "pool" | "express_check_in" | "valet";
        /** @description A benefit that members of a tier receive. */
        Benefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Percentage, hour of the day, number of people or number of points, depending on `benefit_type`. Null if the benefit has no value. */
            value: number | null;
        };
        /** @description A room of the stay, with its guests and price. For voyages, a cabin, with the cabin type in the room type fields. */
        StayRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Name of the room type, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of adults. Can be 0 only for a cabin occupied by children alone. */
            adult: number;
            /** @description Number of children. */
            kid: number;
            /** @description Number of infants. Infants need no bed or berth, and stay free of charge in hotel rooms. */
            infant: number;
            /** @description Number of pets. */
            pet: number;
            /** @description Check-out time for this room: the property's usual time, or the time set by an early check-out offer, a late check-out option, a tier benefit or the package. For voyages, the last arrival time, in the arrival port's time zone. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Price lines of this room, in the order of calculation. The amounts add up to `total_price`. */
            lines: components["schemas"]["PriceLine"][];
            /** @description Promotion discount for this room, as a positive amount. Zero if no promotion is used. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description Coupon discount for this room and its options, as a positive amount. Omitted if no coupons are used. */
            coupon_discount_price?: components["schemas"]["Amount"];
            /** @description Tier benefits applied to this room. Omitted if no benefits are applied. */
            benefits?: components["schemas"]["Benefit"][];
            /** @description Sum of the price lines, including taxes. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description A cancellation fee and the range of dates to which it applies. */
        PolicyTier: {
            /** @description Minimum number of days left until check-in or departure for this fee to apply. */
            days_before: number;
            /** @description Last date on which this fee applies, in the property's time zone. */
            until: components["schemas"]["StayDate"];
            /** @description Cancellation fee as a percentage of the total price before points and vouchers are deducted. */
            fee_percent: number;
            /** @description Cancellation fee as an amount, rounded down. */
            fee: components["schemas"]["Amount"];
        };
        /** @description The cancellation policy for a stay, with its dates and fees. */
        CancellationPolicy: {
            /** @description Name of the policy, in the guest's language or the property's fallback language. */
            policy_name: string;
            /** @description Last date on which the stay can be cancelled free of charge. Null if free cancellation is not available. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description Cancellation fees in chronological order. The last one applies until the check-in or departure date. */
            tiers: components["schemas"]["PolicyTier"][];
        };
        /**
         * @description `one_way`: an outbound sailing only. `round_trip`: an outbound sailing and a later return sailing.
         * @enum {string}
         */
        TripKind: "one_way" | "round_trip";
        /** @description The provider's code for a port, in capitals, as shown on tickets. */
        PortCode: string;
        /** @description The departure or arrival port of a leg. */
        VoyagePort: {
            port_code: components["schemas"]["PortCode"];
            /** @description Name of the port, in the guest's language or the property's fallback language. */
            port_name: string;
            /** @description IANA time zone of the port. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: string;
        };
        /** @description Date and time at a port, with the UTC offset. The part before the offset is the local time at the port. */
        PortTime: string;
        /** @description A leg of a voyage: one sailing from one port to another. */
        VoyageLeg: {
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            /** @description Name of the route, in the guest's language or the property's fallback language. */
            route_name: string;
            /** @description Departure port. */
            from: components["schemas"]["VoyagePort"];
            /** @description Arrival port. */
            to: components["schemas"]["VoyagePort"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description Name of the ship, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description Departure date and time, in the departure port's time zone. */
            departs_at: components["schemas"]["PortTime"];
            /** @description Arrival date and time, in the arrival port's time zone. */
            arrives_at: components["schemas"]["PortTime"];
            /** @description Travel time in minutes, regardless of time zones. */
            duration_minutes: number;
        };
        /** @description A one-way or return voyage. */
        Voyage: {
            trip: components["schemas"]["TripKind"];
            /** @description Legs in the order of travel, outbound first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description Date until which every passport must be valid: the last arrival date, plus the largest `passport_valid_months` of the voyage's routes. */
            passports_valid_until: components["schemas"]["StayDate"];
            /** @description Date on which the travellers' passport data is deleted. The passport consent refers to this date. */
            passports_deleted_on: components["schemas"]["StayDate"];
        };
        /** @description A stay or voyage, with its rooms and prices. Quotes, holds and reservations all use this structure. */
        Stay: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Full name of the property, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description Check-in date. For voyages, the date of the first departure, in the departure port's time zone. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. For voyages, the date of the last arrival, in the arrival port's time zone. */
            end_date: components["schemas"]["StayDate"];
            /** @description Number of nights from `start_date` to `end_date`. A hotel stay has 1 to 90 nights. */
            nights: number;
            /** @description Check-in time at the property. For voyages, the first departure time, in the departure port's time zone. */
            checkin_time: components["schemas"]["ClockTime"];
            /** @description Latest check-out time of all rooms. For voyages, the last arrival time, in the arrival port's time zone. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Code of the package. Null for rooms without a package. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description Name of the package, in the guest's language or the property's fallback language. Null for rooms without a package. */
            package_name: string | null;
            /** @description Promotion code used for the stay. Null if no promotion is used. */
            promotion_code: components["schemas"]["PromotionCode"] | null;
            /** @description Picture of the room type or, for voyages, of the first cabin's type. Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Rooms or cabins, in the order of the request. */
            rooms: components["schemas"]["StayRoom"][];
            /** @description Deductions from the price of the whole stay, such as points. Omitted if there are none. */
            lines?: components["schemas"]["PriceLine"][];
            /** @description Name of the company if only its employees can book this property. Omitted if the property is open to all guests. */
            linked_company?: string;
            currency: components["schemas"]["Currency"];
            /** @description Sum of all price lines of the stay and its rooms, including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description Total price without VAT. */
            supply_price: components["schemas"]["Amount"];
            /** @description VAT included in the total price. */
            tax: components["schemas"]["Amount"];
            /** @description Amount paid by card, or to be paid by card before the booking is confirmed. */
            paid_amount: components["schemas"]["Amount"];
            /** @description Amount due at the property. */
            balance_due: components["schemas"]["Amount"];
            payment_type: components["schemas"]["PaymentType"];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description Sailings of the voyage. Null for hotel stays. */
            voyage: components["schemas"]["Voyage"] | null;
        };
        /** @description An option that is currently booked for a room. */
        SelectedOption: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Number of units per selected date, or per stay if `date_list` is empty. */
            count: number;
            /** @description Nights for which the option is booked. Empty for an option that is booked once per stay. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description A currently booked room, with its guests and options. */
        SelectedRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Number of adults. */
            adult: number;
            /** @description Number of children. */
            kid: number;
            /** @description Number of infants. */
            infant: number;
            /** @description Number of pets. */
            pet: number;
            /** @description `early_checkout_seq` of the selected early check-out offer. Omitted for the usual check-out time. */
            early_checkout_seq?: number;
            /** @description Options selected for this room. */
            selectedUpselling: components["schemas"]["SelectedOption"][];
        };
        /** @description The currently booked dates, rooms and options, in the format of a quote request. */
        StaySelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. */
            end_date: components["schemas"]["StayDate"];
            /** @description Code of the booked package. Omitted for rooms without a package. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Promotion code used for the booking. Omitted if no promotion is used. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description One entry per room. */
            reservationRoomList: components["schemas"]["SelectedRoom"][];
        };
        /** @description A currently booked cabin and the travellers who share it. */
        SelectedCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Indexes of the cabin's travellers in the reservation's `travellers`, starting at 0. */
            travellers: number[];
        };
        /** @description The currently booked sailings and cabins, in the format of a voyage change request. */
        VoyageSelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Omitted for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry per cabin. */
            cabins: components["schemas"]["SelectedCabin"][];
        };
        /** @description Summary of the voyage, as stored with the reservation. */
        TravelBooking: {
            /** @description Code of the port from which the voyage departs. */
            departure_port: components["schemas"]["PortCode"];
            /** @description The `departure_code` of the outbound sailing. */
            sailing: components["schemas"]["ItemCode"];
            /** @description Departure date of the outbound sailing, in the departure port's time zone. */
            departure_date: components["schemas"]["StayDate"];
            /** @description The `departure_code` of the return sailing. Null for a one-way voyage. */
            return_sailing: components["schemas"]["ItemCode"] | null;
            /** @description Departure date of the return sailing, in the time zone of its departure port. Null for a one-way voyage. */
            return_date: components["schemas"]["StayDate"] | null;
        };
        /** @description ISO 3166-1 alpha-2 country code. */
        CountryCode: string;
        /**
         * @description A traveller's age band on the departure date, according to the property's age bands.
         * @enum {string}
         */
        TravellerBand: "adult" | "kid" | "infant";
        /** @description A traveller on a hold or reservation. The full passport number is never returned. The fields that start with `passport_` are null once the passport data is deleted. */
        BookedTraveler: {
            /** @description Index of the traveller's cabin in the stay's rooms, starting at 0. */
            cabin: number;
            /** @description Full name in Korean. Null if the traveller has no Korean name. */
            korean_name: string | null;
            /** @description Surname shown in the passport. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names shown in the passport. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            /** @description Country that issued the passport. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Date of birth shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            /** @description Age band of the traveller on the date of the first departure. */
            band: components["schemas"]["TravellerBand"];
            /** @description Masked passport number, showing at most the last three characters. Null once the passport data is deleted. */
            passport_masked: string | null;
            /** @description Issue date of the passport. Null once the passport data is deleted. */
            passport_issued_on: components["schemas"]["StayDate"] | null;
            /** @description Expiry date of the passport. Null once the passport data is deleted. */
            passport_expires_on: components["schemas"]["StayDate"] | null;
        };
        /** @description Order ID of a payment, also used by the card provider. Starts with the company code. */
        OrderId: string;
        /**
         * @description `ready`: the payment window can be opened. `in_progress`: the payment is authorised and being completed, its result is being queried, or a charge without a booking is being refunded. `completed`: the card was charged or stored as a guarantee, and the booking is confirmed. `cancelled`: the guest closed the window (`code` is `payment_cancelled`) or opened another payment for the hold, for example in a second tab (`code` is `payment_in_progress`). `failed`: the payment was declined, or the hold expired before the payment was completed. `refunded`: the card was charged without a booking, and the charge was refunded. `refund_refused`: the card was charged without a booking, and the card provider declined the refund, so the property refunds the guest by other means. `ready` becomes `in_progress`, `cancelled`, `failed` or, for a guarantee, `completed`. `in_progress` becomes `completed`, `failed`, `refunded` or `refund_refused`. `failed` becomes `in_progress` if the card turns out to have been charged and the charge must be refunded. `refund_refused` becomes `refunded`. The other statuses are final.
         * @enum {string}
         */
        PaymentStatus: "ready" | "in_progress" | "completed" | "cancelled" | "failed" | "refunded" | "refund_refused";
        /**
         * @description `none`: nothing to refund. `pending`: the refund is waiting to be sent to the card provider or to be confirmed by it. `completed`: the card provider confirmed the refund. `refused`: the card provider declined the refund, so the property contacts the guest. `paid_out`: the property paid the guest by other means. `pending` becomes `completed` or `refused`. `refused` becomes `paid_out`.
         * @enum {string}
         */
        RefundStatus: "none" | "pending" | "completed" | "refused" | "paid_out";
        /** @description A refund that the property granted without cancelling the reservation. */
        PropertyRefund: {
            /**
             * Format: uuid
             * @description ID that `createPropertyRefund` returned.
             */
            property_refund_id: string;
            /** @description Refunded amount. */
            amount: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
            /** @description Time when the property granted the refund. */
            created_at: components["schemas"]["Instant"];
        };
        /** @description The card payment or card guarantee for a reservation, without confidential card data. */
        ReservationPayment: {
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount of the first charge. Zero for a guarantee. The amounts of later changes are listed in `changes`. */
            amount: components["schemas"]["Amount"];
            /** @description Payment method reported by the card provider. Always `card` for a guarantee. */
            method: components["schemas"]["PaymentMethod"];
            /** @description Name of the card company, in Korean if the guest's language is Korean, otherwise in Latin letters. Null for payments without a card, if the card provider hasn't reported the name, and if the guest's language isn't Korean and only the Korean name is known. */
            card_name: string | null;
            /** @description Masked card number, showing at most the first six and the last four digits. Null until the card provider reports the number. */
            card_number_masked: string | null;
            /** @description Time of the payment, as reported by the card provider. Null for a guarantee. */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description URL of the card provider's receipt. Null if the provider issues no receipt. */
            receipt_url: string | null;
            /** @description Refunds that the property granted without cancelling, oldest first. Omitted if there are none. */
            property_refunds?: components["schemas"]["PropertyRefund"][];
        };
        /** @description A completed change to a reservation. */
        ReservationChange: {
            changed_at: components["schemas"]["Instant"];
            /** @description Total price before the change. */
            price_before: components["schemas"]["Amount"];
            /** @description Total price after the change. */
            price_after: components["schemas"]["Amount"];
            /** @description Amount paid by card for the change. */
            paid: components["schemas"]["Amount"];
            /** @description Amount refunded to the card for the change. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Fee and refund of a cancelled reservation. */
        Cancellation: {
            cancelled_at: components["schemas"]["Instant"];
            /** @description Cancellation fee. If nothing was paid by card or with points, the fee is not collected. */
            fee: components["schemas"]["Amount"];
            /** @description Amount of the refund to the card. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Address and contact details of the property. */
        HotelContact: {
            /** @description Address on one line, in the guest's language or the property's fallback language. */
            address: string;
            /** @description Phone number with dashes. Null if the property has none. */
            tel: string | null;
            /** @description Email address of the property. Null if the property has none. */
            email: string | null;
            /** @description Map coordinates of the property. Null if the provider supplied none. */
            location: components["schemas"]["Location"] | null;
        };
        /**
         * @description Delivery state of an email. `sending`: the mail server hasn't accepted the email yet. `sent`: the mail server has accepted the email. `not_sent`: all delivery attempts failed for a day. `sending` becomes `sent` or `not_sent`. Whether the email is opened is not tracked.
         * @enum {string}
         */
        MailState: "sending" | "sent" | "not_sent";
        /** @description Recipient and delivery state of an email about the reservation. */
        ConfirmationMail: {
            /** @description Email address of the booker. */
            to: string;
            state: components["schemas"]["MailState"];
        };
        /**
         * @description Action that the caller can take on the reservation now. `claim` is available if the reservation belongs to no member, and adds it to the logged-in member's account.
         * @enum {string}
         */
        AllowedAction: "change" | "cancel" | "print" | "calendar" | "check_in" | "claim";
        /** @description A booked stay or voyage in its current state. */
        Reservation: {
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Reservation number in the property's own system. Null until the property reports one. */
            code: components["schemas"]["PropertyCode"] | null;
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Number of nights from `check_in` to `check_out`. Zero only for a voyage that ends on the day it starts. */
            nights: number;
            /** @description Total number of guests in all rooms, including infants. */
            guest_count: number;
            /** @description The guest's full name. A name in Hangul has the family name first and no space. Any other name has the given name first. */
            guest_name: string;
            /** @description The guest's email address. Null if another person booked and didn't provide it. */
            guest_email: string | null;
            /** @description The guest's phone number, digits only. Null if another person booked and didn't provide it. If the caller's token comes from `lookUpReservation`, four digits are replaced by `*`. */
            guest_phone: string | null;
            /** @description The booker's full name. Equal to the guest's name unless another person booked. */
            booker_name: string;
            /** @description The booker's phone number, digits only. If the caller's token comes from `lookUpReservation`, four digits are replaced by `*`. */
            booker_phone: string;
            /** @description The booker's email address. */
            booker_email: string;
            /** @description Full name of the emergency contact for everyone on the booking. Null if the property doesn't ask for one. */
            emergency_name: string | null;
            /** @description Phone number of the emergency contact, digits only. Null if the property doesn't ask for one. If the caller's token comes from `lookUpReservation`, four digits are replaced by `*`. */
            emergency_phone: string | null;
            /** @description Expected arrival time at the property. A time earlier than the check-in time means after midnight. Null if the time is unknown. */
            arrival_time: components["schemas"]["ClockTime"] | null;
            /** @description The guest's request to the property, sent as `guest_memo` when the hold was created. Null if there was no request. */
            request_text: string | null;
            /** @description The property's message to the guest. Null if there is none. */
            memo: components["schemas"]["PropertyMemo"] | null;
            /** @description Code of the package. Null for rooms without a package. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description Name of the package, in the guest's language or the property's fallback language. Null for rooms without a package. */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Name of the room type, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of rooms, all of the same type. For voyages, the number of cabins. The room type fields then describe the first cabin. */
            room_count: number;
            /** @description Price of nights, extra guests, pets and packages, before discounts. For voyages, the price of fares, supplements and port tax. */
            room_price: components["schemas"]["Amount"];
            /** @description Total price of the options in all rooms. */
            option_total: components["schemas"]["Amount"];
            /** @description Total of all discounts, including vouchers and points used, as a positive amount. */
            discount_total: components["schemas"]["Amount"];
            /** @description VAT included in the total price. */
            tax: components["schemas"]["Amount"];
            /** @description Total price, including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description Amount paid by card for the current stay, before any refund for a cancellation or by the property. */
            paid_amount: components["schemas"]["Amount"];
            /** @description Amount due at the property. */
            balance_due: components["schemas"]["Amount"];
            /** @description The property's IANA time zone, in which to show the reservation's timestamps. */
            time_zone: string;
            /** @description Time when the reservation was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            stay: components["schemas"]["Stay"];
            /** @description The currently booked dates, rooms and options. Use the same codes and counts to request a change. Null for voyages. */
            selection: components["schemas"]["StaySelection"] | null;
            /** @description The currently booked sailings and cabins. Use the same codes and traveller indexes to request a change. Null for hotel stays. */
            voyage_selection: components["schemas"]["VoyageSelection"] | null;
            /** @description Summary of the voyage. Null for hotel stays. */
            travel_booking: components["schemas"]["TravelBooking"] | null;
            /** @description Travellers in the order of the request. Empty for hotel stays. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description Payment or guarantee for the reservation. Null if nothing was charged or guaranteed. */
            payment: components["schemas"]["ReservationPayment"] | null;
            /** @description Completed changes to the reservation, in chronological order. */
            changes: components["schemas"]["ReservationChange"][];
            /** @description Details of the cancellation. Null unless the reservation is cancelled. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /** @description Time when the property recorded that the guest didn't arrive. Omitted unless this happened. */
            no_show_at?: components["schemas"]["Instant"];
            contact: components["schemas"]["HotelContact"];
            /** @description The latest email about the reservation, not counting reminders and the notice that the reservation was moved to a member's account. Null if there is none. */
            confirmation_mail: components["schemas"]["ConfirmationMail"] | null;
            /** @description Actions that the site should offer to the caller. The server checks every action again when it is requested. */
            allowed_actions: components["schemas"]["AllowedAction"][];
        };
        /**
         * Format: uuid
         * @description ID of a saved traveller, unique among the member's saved travellers.
         */
        SavedTravellerId: string;
        /**
         * @description Country that issued a passport, as an ISO 3166-1 alpha-2 code, or XK for Kosovo.
         * @enum {string}
         */
        Nationality: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description A traveller whom a member has saved. The full passport number is never returned. The fields that start with `passport_` are null if the passport isn't saved. */
        SavedTraveller: {
            saved_traveller_id: components["schemas"]["SavedTravellerId"];
            /** @description Full name in Korean. Null if the traveller has no Korean name. */
            korean_name: string | null;
            /** @description Surname shown in the passport. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names shown in the passport. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            nationality: components["schemas"]["Nationality"];
            /** @description Date of birth shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            /** @description Masked passport number, showing at most the last three characters. Null if the passport isn't saved. */
            passport_masked: string | null;
            /** @description Issue date of the passport. Null if the passport isn't saved. */
            passport_issued_on: components["schemas"]["StayDate"] | null;
            /** @description Expiry date of the passport. Null if the passport isn't saved. */
            passport_expires_on: components["schemas"]["StayDate"] | null;
        };
        /** @description An active session of the member. */
        SessionRecord: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description Name of the browser, as in `listSessions`. Null if unknown. */
            browser: string | null;
            /** @description Name of the operating system or device, as in `listSessions`. Null if unknown. */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["Instant"];
        };
        /** @description All data stored about the caller, except credentials. */
        MemberDataResult: {
            result: components["schemas"]["Success"];
            generated_at: components["schemas"]["Instant"];
            profile: components["schemas"]["MemberProfile"];
            account: components["schemas"]["AccountRecord"];
            /** @description Linked social accounts. The social account that was used to join, if any, comes first. */
            social_accounts: components["schemas"]["LinkedAccount"][];
            /** @description Membership numbers, oldest first. */
            memberships: components["schemas"]["MembershipRecord"][];
            /** @description The member's tier. Null if the member has no tier. */
            tier: components["schemas"]["TierRecord"] | null;
            /** @description Changes to the member's tier, newest first. */
            tier_history: components["schemas"]["TierChange"][];
            points: components["schemas"]["PointsRecord"];
            /** @description All coupons of the member, including used and expired coupons. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Contracts on which the member is the main contract holder or a sub-member. Names of other people are excluded. */
            contracts: components["schemas"]["Contract"][];
            /** @description Enquiries from the member and the property's answers, newest first. Use `getVocAttachment` to download attachments. */
            voc: components["schemas"]["Voc"][];
            /** @description All reservations of the member, newest first. */
            reservations: components["schemas"]["Reservation"][];
            /** @description Travellers saved for later voyages. Passport numbers are masked. */
            saved_travellers: components["schemas"]["SavedTraveller"][];
            /** @description Active sessions, most recently used first. */
            sessions: components["schemas"]["SessionRecord"][];
        };
        /** @description Proof that the caller owns the social account. */
        SocialLinkRequest: {
            /** @description Single-use ticket from `finishSocialLogin`. */
            social_ticket: string;
        };
        /** @description Points balance at the end of a month. */
        PointsMonth: {
            /** @description Month in UTC, in the format `YYYY-MM`. */
            month: string;
            /** @description Balance at the end of the month or, for the current month, the current balance. */
            balance: number;
        };
        /** @description The caller's points balance and its history. */
        PointsResult: {
            result: components["schemas"]["Success"];
            /** @description Number of points available now. */
            balance: number;
            /** @description Points that expire within a month, earliest first. */
            expiring: components["schemas"]["ExpiringPoints"][];
            /** @description Month-end balances for the last twelve months, ending with the current month. */
            history: components["schemas"]["PointsMonth"][];
        };
        /** @description Opaque pagination cursor, copied from a previous response. */
        Cursor: string;
        /** @description A page of points transactions. */
        PointsEntriesResult: {
            result: components["schemas"]["Success"];
            /** @description Transactions on this page, newest first. */
            entries: components["schemas"]["PointsEntry"][];
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A page of the caller's coupons, sorted by expiry date. Available coupons come first. */
        CouponsResult: {
            result: components["schemas"]["Success"];
            /** @description Coupons on this page. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Total number of available coupons, regardless of the filters. */
            usable_count: number;
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Code of the coupon to register. */
        RegisterCouponRequest: {
            coupon_code: components["schemas"]["CouponCode"];
        };
        /** @description The registered coupon. */
        CouponResult: {
            result: components["schemas"]["Success"];
            coupon: components["schemas"]["Coupon"];
        };
        /** @description Summary of an enquiry, as returned in lists. */
        VocSummary: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            status: components["schemas"]["VocStatus"];
            /** @description Number of attached files. */
            attachment_count: number;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A page of the caller's enquiries, newest first. */
        VocListResult: {
            result: components["schemas"]["Success"];
            /** @description Enquiries on this page. */
            entries: components["schemas"]["VocSummary"][];
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Category, title and content of an enquiry. */
        VocRequest: {
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
        };
        /** @description ID of the new enquiry. The content isn't included, because responses are stored for retries and could outlive a deleted enquiry. */
        VocCreatedResult: {
            result: components["schemas"]["Success"];
            voc_seq: components["schemas"]["VocSeq"];
        };
        /** @description An enquiry with its attachments and answer. */
        VocResult: {
            result: components["schemas"]["Success"];
            entry: components["schemas"]["Voc"];
        };
        /** @description File to attach to an enquiry. */
        VocAttachmentRequest: {
            /**
             * Format: binary
             * @description Content of the file, sent with the file name.
             */
            file: File;
        };
        /** @description The stored attachment. */
        VocAttachmentResult: {
            result: components["schemas"]["Success"];
            attachment: components["schemas"]["VocAttachment"];
        };
        /** @description Content of an attached file. */
        VocFile: string;
        /** @description Amount that a member must spend to reach a tier. Stays priced in other currencies don't count. */
        TierSpend: {
            /** @description Amount in minor units of the currency. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Stays within 12 months that a member needs to reach a tier. At least one of `nights` and `spend` is set. If both are set, the member must meet only one of them. */
        TierThreshold: {
            /** @description Minimum number of nights in completed stays. A night counts once, regardless of the number of rooms. */
            nights?: number;
            /** @description Minimum total price of completed stays. */
            spend?: components["schemas"]["TierSpend"];
        };
        /** @description A membership tier with its benefits. */
        Tier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description Name of the tier as printed on the membership card, in the guest's language if available, otherwise in the property's fallback language. */
            tier_name: string;
            /** @description Colour that represents the tier, in the format `#RRGGBB`. */
            colour: string;
            /** @description Explanation of how members reach the tier. The site shows it only if `threshold` is omitted. */
            qualification: string;
            /** @description Stays that a member needs to reach the tier. Omitted if no number of stays leads to it. */
            threshold?: components["schemas"]["TierThreshold"];
            /** @description Benefits of the tier, in the provider's order. */
            benefits: components["schemas"]["Benefit"][];
        };
        /** @description The company's tiers. */
        TiersResult: {
            result: components["schemas"]["Success"];
            /** @description Membership tiers, lowest first. */
            tiers: components["schemas"]["Tier"][];
        };
        /** @description The member's current tier. */
        HeldTier: {
            tier: components["schemas"]["Tier"];
            /** @description When the member's current uninterrupted period in this tier began. Null until the tier has been calculated for the first time. */
            since: components["schemas"]["Instant"] | null;
            /** @description When the company's grant of this tier ends. Null if the member reached the tier through stays or if the grant has no end date. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description Progress towards a tier, in nights. */
        TierProgress: {
            /** @description Number of nights that the member stayed in the last 12 months. */
            done: number;
            /** @description Number of nights that the tier requires. */
            needed: number;
            /** @description Number of nights that the member still needs. */
            missing: number;
        };
        /** @description Progress towards a tier through spending, in minor units of the currency. */
        SpendProgress: {
            /** @description Amount that the member spent in the last 12 months. */
            done: number;
            /** @description Amount that the tier requires. */
            needed: number;
            /** @description Amount that the member still needs to spend. */
            missing: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Next tier that the member can reach through stays, with the progress towards that tier. If the tier has two thresholds, the member must meet only one of them. */
        NextTier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description Name of the tier, in the guest's language if available, otherwise in the property's fallback language. */
            tier_name: string;
            /** @description Colour that represents the tier, in the format `#RRGGBB`. */
            colour: string;
            /** @description Progress in nights. Null if the tier has no threshold for nights. */
            nights: components["schemas"]["TierProgress"] | null;
            /** @description Progress in spending. Null if the tier has no threshold for spending. */
            spend: components["schemas"]["SpendProgress"] | null;
        };
        /** @description The caller's tier, progress and tier history. */
        OwnTierResult: {
            result: components["schemas"]["Success"];
            /** @description The member's current tier. Null if the company has no tiers or the member has no membership number (cyber members). */
            current: components["schemas"]["HeldTier"] | null;
            /** @description Next tier, with the member's progress. Null if no higher tier can be reached through stays. */
            next: components["schemas"]["NextTier"] | null;
            /** @description Earliest check-out date of stays that count towards a tier. */
            counted_since: components["schemas"]["StayDate"];
            /** @description Tier changes, newest first. Limited to the latest 100 changes. */
            history: components["schemas"]["TierChange"][];
        };
        /** @description Login ID of the caller, and a property of the caller's company. */
        MembershipListRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Login ID of the caller. Not case-sensitive. */
            login_id: string;
        };
        /** @description A membership number with the name of the membership. */
        Membership: {
            /** @description Membership number, which is used for bookings. */
            member_no: string;
            /** @description Name of the company that runs the membership, in the guest's language if available, otherwise in the property's fallback language. */
            membership_name: string;
        };
        /** @description The member's memberships. */
        MembershipListResult: {
            result: components["schemas"]["Success"];
            /** @description Memberships of the member. The first is the default for bookings. Empty for cyber members. */
            data: components["schemas"]["Membership"][];
        };
        /** @description Stay for which prices are compared. All prices are for two adults in one room. */
        PriceCompareRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            startDate: components["schemas"]["StayDate"];
            /** @description Check-out date, which is the day after the last night. */
            endDate: components["schemas"]["StayDate"];
        };
        /** @description Price of the stay on one site. */
        ComparedPrice: {
            /** @description Name of the site. `Direct` is the property's own site. */
            site: string;
            /** @description Total price for all nights, including taxes. */
            total_price: components["schemas"]["Amount"];
            /** @description Whether the price is from the property's own site. */
            is_ours: boolean;
        };
        /** @description Prices for the stay on the property's own site and on other sites. */
        PriceCompareResult: {
            result: components["schemas"]["Success"];
            /** @description Currency of all prices in the list, which is the property's currency. Prices in other currencies are omitted. */
            currency: components["schemas"]["Currency"];
            /** @description The property's own price, if rooms are available, followed by the prices on other sites. Empty if the property doesn't sell the stay, or if no other site has a price in `currency`. */
            priceCompareList: components["schemas"]["ComparedPrice"][];
        };
        /**
         * @description `open`: rooms are available. `closed`: the property doesn't sell this night. `sold_out`: not enough rooms are left. `past`: the date has passed. `beyond_horizon`: the date is after the bookable period.
         * @enum {string}
         */
        DayStatus: "open" | "closed" | "sold_out" | "past" | "beyond_horizon";
        /** @description Price, availability and restrictions for one date. */
        CalendarDay: {
            /** @description Date on which the night begins. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["DayStatus"];
            /** @description Lowest price of one room for the night. Null if the night can't be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Lowest price of one room for the night with the requested promotion code. Omitted if the code can't be used for a stay of `nights` nights from this date, or doesn't lower the price. A fixed discount is divided by the number of nights. */
            promotion_price?: components["schemas"]["Amount"];
            /** @description Lowest price of one room for the night with the logged-in member's discount. Omitted for visitors and for members without a discount. Also omitted if the requested promotion code can be used for a stay of `nights` nights from this date, because the two discounts can't be combined. */
            member_price?: components["schemas"]["Amount"];
            /** @description Whether the price is the lowest of all open dates in the calendar month. */
            is_cheapest: boolean;
            /** @description Minimum length of a stay that begins on this date, in nights. */
            min_nights: number;
            /** @description Maximum length of a stay that begins on this date, in nights. */
            max_nights: number;
            /** @description True if the date is a holiday defined by the property. Omitted for all other dates, including ordinary Sundays. */
            is_holiday?: boolean;
            /** @description Whether check-in is prohibited on this date. */
            closed_to_arrival: boolean;
            /** @description Whether check-out is prohibited on this date. */
            closed_to_departure: boolean;
        };
        /** @description Prices and availability of a property for each date of a period. */
        Calendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description Current date in the property's time zone. */
            today: components["schemas"]["StayDate"];
            /** @description One entry for each date from `from` to `to`, in chronological order. */
            days: components["schemas"]["CalendarDay"][];
        };
        /** @description Number of guests in one room, by age group, and number of pets. */
        PartyRoom: {
            /** @description Number of adults. Guests above the property's age limit for children count as adults. */
            adult: number;
            /** @description Number of children, according to the property's `age_bands`. */
            kid: number;
            /** @description Number of infants, according to the property's `age_bands`. Infants stay free of charge and don't count towards the room's capacity. */
            infant: number;
            /** @description Number of pets. Both the property and the room type must accept pets. */
            pet: number;
        };
        /** @description Dates of the stay, and the guests in each room. */
        SearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date, which is the day after the last night. */
            end_date: components["schemas"]["StayDate"];
            /** @description Guests in each requested room, with one entry per room. */
            reservationInfo: components["schemas"]["PartyRoom"][];
            /** @description Promotion code to apply. If omitted, regular prices are returned. */
            promotion_code?: components["schemas"]["PromotionCode"];
        };
        /**
         * @description View from a window of a room or cabin. `none`: there is no window.
         * @enum {string}
         */
        ViewKind: "city" | "sea" | "river" | "lake" | "mountain" | "forest" | "garden" | "courtyard" | "pool" | "street" | "none";
        /**
         * @description Kind of bed. `bunk`: a bunk bed for two. `floor_bedding`: bedding for one guest that is laid on the floor, such as a Korean yo or a futon.
         * @enum {string}
         */
        BedKind: "single" | "double" | "queen" | "king" | "bunk" | "sofa_bed" | "floor_bedding";
        /** @description Number of beds of one kind. */
        Bed: {
            kind: components["schemas"]["BedKind"];
            /** @description Number of beds of this kind. */
            count: number;
        };
        /** @description Beds of a room or cabin, with one entry per kind, in the provider's order. */
        Beds: components["schemas"]["Bed"][];
        /**
         * @description Type of a floor plan part: an area of the room (`bedroom` to `terrace`), furniture or a fixture (`bed` to `pool`), or an opening in a wall (`window` and `door`).
         * @enum {string}
         */
        RoomPlanKind: "bedroom" | "living" | "bathroom" | "kitchen" | "hall" | "terrace" | "bed" | "bedding" | "sofa" | "table" | "desk" | "tub" | "shower" | "pool" | "window" | "door";
        /** @description A rectangular part of a floor plan. Positions are in metres from the plan's left and top edges. */
        RoomPlanPart: {
            kind: components["schemas"]["RoomPlanKind"];
            /** @description Distance from the left edge of the plan, in metres. */
            x: number;
            /** @description Distance from the top edge of the plan, in metres. */
            y: number;
            /** @description Width of the part from `x` to the right, in metres. */
            width: number;
            /** @description Depth of the part from `y` downwards, in metres. */
            depth: number;
        };
        /** @description Floor plan of a room type, true to scale. */
        RoomPlan: {
            /** @description Width of the plan, including terraces, in metres. */
            width: number;
            /** @description Depth of the plan, including terraces, in metres. */
            depth: number;
            /** @description Parts of the plan in the order in which they are drawn, so areas are listed before their furniture. */
            parts: components["schemas"]["RoomPlanPart"][];
        };
        /** @description A room type with its features and pictures. */
        Room: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Name of the room type, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Description of the room type as plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description View from the room's window. The site shows it only if `view` is omitted. */
            view_type: string;
            /** @description Type and number of the beds. The site shows it only if `beds` is omitted. */
            bed_type: string;
            /** @description View from the room's window. Omitted if the provider only describes it in `view_type`. */
            view?: components["schemas"]["ViewKind"];
            /** @description Beds of the room. Omitted if the provider only describes them in `bed_type`. */
            beds?: components["schemas"]["Beds"];
            /** @description Floor area of the room in square metres. */
            area: number;
            /** @description Number of guests included in the price of the room. */
            standard: number;
            /** @description Minimum number of guests in the room, not counting infants. */
            min_person: number;
            /** @description Maximum number of guests in the room, not counting infants. */
            max_person: number;
            /** @description Amenities and services that are included in the price. */
            included_items: string[];
            /** @description Amenities and services for which the property charges extra. */
            paid_extras: string[];
            /** @description Whether pets are allowed in the room. The property must also accept pets. */
            pets_allowed: boolean;
            /** @description Icons of the property that apply to this room, in the provider's order. Lists of rooms show the first four. Empty if the provider assigned none to this room. */
            icons: components["schemas"]["IconFile"][];
            /** @description Floor plan of the room. Omitted if the provider has none. */
            plan?: components["schemas"]["RoomPlan"];
            /** @description Pictures of the room. Lists of rooms show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /**
         * @description `available`: can be booked. `sold_out`: fewer rooms are left than requested. `closed`: not sold on these dates or for this length of stay. `too_small`: the number of guests in a room is outside the room's limits. `pets_not_allowed`: the party has a pet, but the room doesn't accept pets.
         * @enum {string}
         */
        OfferStatus: "available" | "sold_out" | "closed" | "too_small" | "pets_not_allowed";
        /** @description Price of one room for one night. */
        NightPrice: {
            /** @description Date on which the night begins. */
            date: components["schemas"]["StayDate"];
            /** @description Price for the standard number of guests, including taxes. */
            price: components["schemas"]["Amount"];
        };
        /** @description Availability and price of a room type for the whole stay and party, before any promotion or member discount. */
        RoomPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            status: components["schemas"]["OfferStatus"];
            /** @description Number of rooms left, if fewer than five or fewer than requested. Otherwise null. */
            remaining: number | null;
            /** @description Minimum length of stay for the room type on this arrival date, in nights, if the requested stay is shorter. Otherwise null. */
            min_nights: number | null;
            /** @description Price of one room for each night, without charges for extra guests. Empty if the room type is unavailable. */
            nights: components["schemas"]["NightPrice"][];
            /** @description Total price of all rooms for the party, including extra guests and pets. Null if the room type is unavailable. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Number of units of an option that a package includes for each room. */
        IncludedCount: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Number of units per room, or per room and night if the option is sold per night. */
            count: number;
        };
        /** @description Extras that are sold together with a room, priced per night or per stay. */
        Package: {
            package_code: components["schemas"]["ItemCode"];
            /** @description Name of the package, in the guest's language or the property's fallback language. */
            package_name: string;
            /** @description Description of the package as plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Items that the guest receives in addition to the room. */
            included_items: string[];
            /** @description Codes of the room types with which the package can be booked. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Codes of the options that are included in each room with this package, one unit of each unless `included_counts` says otherwise. The included units count towards the option's `max_count`, so guests can add only the remaining units. */
            included_upsellings: components["schemas"]["ItemCode"][];
            /** @description Included options of which each room gets more than one unit, for example breakfast for two. Omitted if each room gets one unit of every included option. */
            included_counts?: components["schemas"]["IncludedCount"][];
            /** @description Minimum length of stay for booking the package, in nights. */
            min_nights: number;
            /** @description Pictures of the package. Lists of packages show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description Amount that a package adds to the price of each room. */
        PackagePrice: {
            package_code: components["schemas"]["ItemCode"];
            /**
             * @description `per_night`: the price applies to each night. `per_stay`: the price applies once per stay.
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description Price per room on dates without a special price, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Price per room for the requested stay, including special prices for single dates. If it depends on the room type, the lowest price. Null if the package can't be booked for the stay. Omitted if no dates were requested. */
            stay_price?: components["schemas"]["Amount"] | null;
        };
        /** @description Price of a room type, with or without a package, for the whole stay and party. */
        SumPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Code of the package. Null if the offer has no package. */
            package_code: components["schemas"]["ItemCode"] | null;
            status: components["schemas"]["OfferStatus"];
            /** @description Total price of all rooms before the promotion discount, including extra guests, pets and the package. */
            before_discount: components["schemas"]["Amount"];
            /** @description Discount from the promotion. Zero if there is no promotion. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description Total price after the promotion discount and before options are added, including taxes. */
            total_price: components["schemas"]["Amount"];
            /** @description Total price with the member discount. Members get the discount of their own tier. Other callers see the discount of the first tier, which new members get at sign-up. Omitted if there is no member discount, or if a promotion is used, because the two can't be combined. If the search result includes `own_tier`, this is the price that the caller pays. */
            member_total_price?: components["schemas"]["Amount"];
            /** @description Member discount included in `member_total_price`. Omitted if `member_total_price` is omitted. */
            member_discount_price?: components["schemas"]["Amount"];
            /** @description `member_total_price` divided by the number of nights and rooms, rounded down. Omitted if `member_total_price` is omitted. */
            member_night_price?: components["schemas"]["Amount"];
            /** @description `total_price` divided by the number of nights and rooms, rounded down. Use this price to compare offers. */
            night_price: components["schemas"]["Amount"];
            /** @description Last date on which the stay can be cancelled free of charge. Null if every cancellation has a fee. */
            free_until: components["schemas"]["StayDate"] | null;
        };
        /**
         * @description What one unit of an option is. `item`: a thing, such as a bottle or a gift box. `session`: a use for a limited time, such as a massage or a tour.
         * @enum {string}
         */
        PricingUnit: "person" | "pet" | "room" | "vehicle" | "item" | "session";
        /** @description An option that can be added to a room. The total price is `price` multiplied by the quantity and, if `by_date` is true, by the number of selected nights. */
        Upselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Name of the option, in the guest's language or the property's fallback language. */
            upselling_name: string;
            /** @description Description of the option as plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Price of one unit, including taxes, for each selected night or once per stay. */
            price: components["schemas"]["Amount"];
            /** @description Maximum quantity per room and date. */
            max_count: number;
            /** @description What one unit of the option is. Omitted if the provider doesn't specify it. */
            pricing_unit?: components["schemas"]["PricingUnit"];
            /** @description Whether the guest selects the nights for the option. If false, the option is booked once, for the arrival date. */
            by_date: boolean;
            /** @description Code of the adult option that this children's option requires. The adult option must be selected for the same room or included in the package. If both options are selected for individual nights, the adult option must be selected for the same nights. Null if the option can be booked alone. The site offers an option with this code only for rooms with a child. */
            adult_upselling_code: components["schemas"]["ItemCode"] | null;
            /** @description New check-out time, if the option is a late check-out. Null for other options. A late check-out can't be combined with any other change of the room's check-out time. */
            checkout_time: components["schemas"]["ClockTime"] | null;
            /** @description Lowest number of units available on any date of the stay. Null if the number is unlimited. */
            remaining: number | null;
            /** @description Picture of the option. Null if the option has no picture. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description An early check-out that lowers the price of a room. */
        EarlyCheckout: {
            /** @description Number that identifies the early check-out offer. Send this number in the quote request. */
            early_checkout_seq: number;
            /** @description Check-out time that applies with this offer. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Amount by which the offer lowers the price of a room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description Pet charge and limit. In each room, every pet from position `charged_from` onwards is charged. */
        PetUpselling: {
            /** @description Price per stay for each charged pet. */
            price: components["schemas"]["Amount"];
            /** @description Position of the first pet in a room that is charged, starting at 1. For example, 3 means that two pets stay free of charge. */
            charged_from: number;
            /** @description Maximum number of pets per room. */
            max_count: number;
        };
        /** @description A discount that guests get with a promotion code. */
        Promotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description Name of the promotion, as shown in price lines, in the guest's language or the property's fallback language. */
            promotion_name: string;
            /**
             * @description `PERCENT`: a percentage of the price of nights, extra guests, pets and the package. `FIXED`: a fixed amount per room.
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description Percentage, or amount in minor units of the currency, depending on `discount_type`. */
            discount_amount: number;
        };
        /** @description All offers for the requested dates and party. */
        SearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Requested check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Requested check-out date. */
            end_date: components["schemas"]["StayDate"];
            /** @description Number of nights from check-in to check-out. */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description All room types of the property, in the provider's order. See `roomPriceList` for their availability. */
            roomList: components["schemas"]["Room"][];
            /** @description Price and availability of each room type, in the order of `roomList`. */
            roomPriceList: components["schemas"]["RoomPrice"][];
            /** @description All packages of the property, in the provider's order. */
            packageList: components["schemas"]["Package"][];
            /** @description Price of each package, in the order of `packageList`. */
            packagePriceList: components["schemas"]["PackagePrice"][];
            /** @description Every bookable room type on its own and with each available package, cheapest first. */
            sumPriceList: components["schemas"]["SumPrice"][];
            /** @description Tier of the logged-in member. The member pays `member_total_price`, which includes this tier's discount. Omitted if the caller pays `total_price`: for visitors, for members without a discount, and for everyone if a promotion code was requested. */
            own_tier?: {
                tier_code: components["schemas"]["ItemCode"];
                /** @description Name of the tier, in the guest's language or the property's fallback language. */
                tier_name: string;
                /** @description Member discount, as a percentage. */
                percent: number;
            };
            /** @description All options of the property. Guests choose options after they have chosen a room. */
            upsellingList: components["schemas"]["Upselling"][];
            /** @description Early check-out offers of the property. Empty if the property has no such offers. */
            earlyCheckoutList: components["schemas"]["EarlyCheckout"][];
            /** @description Charges for pets. Null if the property doesn't accept pets. */
            petUpselling: components["schemas"]["PetUpselling"] | null;
            /** @description Promotion that belongs to the requested promotion code. Null if no code was requested. */
            promotion: components["schemas"]["Promotion"] | null;
            /** @description Available stays closest to the requested dates. Empty if rooms are available on the requested dates. */
            nearest_dates: components["schemas"]["NearestDates"][];
        };
        /** @description The requested room type. */
        RoomResult: {
            result: components["schemas"]["Success"];
            room: components["schemas"]["Room"];
        };
        /** @description The requested package and its price. */
        PackageResult: {
            result: components["schemas"]["Success"];
            package: components["schemas"]["Package"];
            price: components["schemas"]["PackagePrice"];
        };
        /** @description A promotion code, and the stay for which the code is checked. */
        PromotionCheckRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date, which is the day after the last night. */
            end_date: components["schemas"]["StayDate"];
        };
        /** @description The promotion that belongs to the requested code. */
        PromotionResult: {
            result: components["schemas"]["Success"];
            promotion: components["schemas"]["Promotion"];
        };
        /** @description A port that the property's ships serve. */
        Port: {
            port_code: components["schemas"]["PortCode"];
            /** @description Name of the port, in the guest's language or the property's fallback language. */
            port_name: string;
            country: components["schemas"]["CountryCode"];
            /** @description IANA time zone of the port. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: string;
            /** @description Map coordinates of the port. Null if the provider supplied none. */
            location: components["schemas"]["Location"] | null;
            /** @description Picture of the port. Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A connection between two ports in one direction. */
        Route: {
            route_code: components["schemas"]["ItemCode"];
            /** @description Name of the route, in the guest's language or the property's fallback language. */
            route_name: string;
            /** @description Code of the departure port. */
            from: components["schemas"]["PortCode"];
            /** @description Code of the arrival port. */
            to: components["schemas"]["PortCode"];
            /** @description Codes of the routes available for the return. Empty if the route is sold one-way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description Usual travel time from quay to quay, in minutes. */
            duration_minutes: number;
            /** @description Number of months after the voyage's last arrival for which a passport must be valid. Zero if the passport must only be valid on the date of arrival. */
            passport_valid_months: number;
            /** @description Codes of the ships that sail the route. */
            ship_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A ship in a list. */
        ShipSummary: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description Name of the ship, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description Maximum number of travellers, including infants. */
            capacity: number;
            /** @description Picture of the ship. Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description The property's ports, routes and ships. */
        PortsResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description Ports in the provider's order. Each port is the start or end of a route. */
            ports: components["schemas"]["Port"][];
            /** @description Routes in the provider's order. */
            routes: components["schemas"]["Route"][];
            /** @description Ships that sail the routes, in the provider's order. */
            ships: components["schemas"]["ShipSummary"][];
        };
        /**
         * @description `open`: at least one sailing can be booked. `sold_out`: no sailing has enough places left. `cancelled`: all sailings are cancelled. `no_sailing`: there are no sailings. `past`: the date is in the past, or bookings have closed. `beyond_horizon`: the date is beyond the bookable period.
         * @enum {string}
         */
        SailingDayStatus: "open" | "sold_out" | "cancelled" | "no_sailing" | "past" | "beyond_horizon";
        /** @description A departure date in a route's calendar. */
        SailingDay: {
            /** @description Departure date, in the departure port's time zone. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["SailingDayStatus"];
            /** @description Lowest price for one adult in one direction, including port tax. Null if no sailing can be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Whether this date has the lowest price of all open dates in the month. */
            is_cheapest: boolean;
            /** @description Largest number of places left on any one sailing on this date. Null if 30 or more are left, or if the date is neither `open` nor `sold_out`. */
            remaining: number | null;
            /** @description Number of sailings on this date, not counting cancelled sailings. */
            sailings: number;
            /** @description True if the date is a holiday defined by the property. Omitted for all other dates, including ordinary Sundays. */
            is_holiday?: boolean;
        };
        /** @description Calendar of a route, with the sailings and the lowest price on each date. */
        SailingCalendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            route_code: components["schemas"]["ItemCode"];
            currency: components["schemas"]["Currency"];
            /** @description Current date in the property's time zone. */
            today: components["schemas"]["StayDate"];
            /** @description All dates of the requested period, in order. */
            days: components["schemas"]["SailingDay"][];
        };
        /** @description The route, dates and travellers to search for. Send `return_route_code` and `return_date` together, or omit both. */
        SailingSearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Code of the outbound route. */
            route_code: components["schemas"]["ItemCode"];
            /** @description Departure date, in the departure port's time zone. */
            departure_date: components["schemas"]["StayDate"];
            /** @description One of the outbound route's `return_route_codes`. Omit for a one-way voyage. */
            return_route_code?: components["schemas"]["ItemCode"];
            /** @description Departure date of the return sailing, in the time zone of its departure port. Omit for a one-way voyage. */
            return_date?: components["schemas"]["StayDate"];
            /** @description Number of adults, according to the property's age bands. */
            adult: number;
            /** @description Number of children, according to the property's age bands. */
            kid: number;
            /** @description Number of infants, according to the property's age bands. Infants need no berth but count towards the ship's capacity. */
            infant: number;
        };
        /**
         * @description `open`: the sailing can be booked. `sold_out`: there are too few places or no suitable cabins left for the travellers. `cancelled`: the sailing has been cancelled. `departed`: the ship has departed, or bookings have closed.
         * @enum {string}
         */
        SailingStatus: "open" | "sold_out" | "cancelled" | "departed";
        /** @description A sailing on a requested date, with its availability and price for the travellers. */
        Sailing: {
            leg: components["schemas"]["VoyageLeg"];
            status: components["schemas"]["SailingStatus"];
            /** @description Number of places left on the sailing. Null if 30 or more are left, or if the sailing is `cancelled` or `departed`. */
            remaining: number | null;
            /** @description Lowest price for one adult in this direction, including port tax. Null if the sailing can't be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Lowest total price for the travellers in this direction, in as few cabins of one type as possible. Includes supplements and port tax. Null if the sailing can't be booked. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description The sailings on the requested dates. */
        SailingSearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            trip: components["schemas"]["TripKind"];
            /** @description Outbound sailings in order of departure. Never empty. */
            outbound: components["schemas"]["Sailing"][];
            /** @description Return sailings in order of departure. Empty for a one-way voyage. A return sailing can be booked only if it departs after the outbound sailing arrives. */
            inbound: components["schemas"]["Sailing"][];
        };
        /** @description The selected sailings and the number of travellers. */
        CabinSearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Omit for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description Number of adults, according to the property's age bands. */
            adult: number;
            /** @description Number of children, according to the property's age bands. */
            kid: number;
            /** @description Number of infants, according to the property's age bands. Infants need no berth but count towards the ship's capacity. */
            infant: number;
        };
        /** @description A cabin type and its features. */
        CabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Name of the cabin type, in the guest's language or the property's fallback language. */
            cabin_type_name: string;
            /** @description Description of the cabin type in plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description View from the cabin's window, or a statement that the cabin has no window. The site shows it only if `view` is omitted. */
            view_type: string;
            /** @description Type and number of berths. The site shows it only if `beds` is omitted. */
            bed_type: string;
            /** @description View from the cabin's window. Omitted if the provider only describes it in `view_type`. */
            view?: components["schemas"]["ViewKind"];
            /** @description Beds of the cabin. Omitted if the provider only describes them in `bed_type`. */
            beds?: components["schemas"]["Beds"];
            /** @description Floor area in square metres. */
            area: number;
            /** @description Maximum number of travellers, not counting infants. */
            berths: number;
            /** @description Minimum number of travellers, not counting infants. */
            min_person: number;
            /** @description Items and services included in the price. */
            included_items: string[];
            /** @description Pictures of the cabin type. Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description Amount for one traveller in each age band. */
        BandAmounts: {
            /** @description Amount for one adult. */
            adult: components["schemas"]["Amount"];
            /** @description Amount for one child. */
            kid: components["schemas"]["Amount"];
            /** @description Amount for one infant, who has no berth. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A cabin type that exists on every leg of the voyage, with its availability and prices. Amounts are totals for all legs. */
        CabinOffer: {
            cabin_type: components["schemas"]["CabinType"];
            status: components["schemas"]["OfferStatus"];
            /** @description Smallest number of cabins left on any leg, if fewer than five. Otherwise null. */
            remaining: number | null;
            /** @description Minimum number of cabins of this type that the travellers need. Null if the travellers can't be booked in cabins of this type only. */
            cabins_needed: number | null;
            /** @description Fare per traveller in each age band. Null if the cabin type is unavailable. */
            fares: components["schemas"]["BandAmounts"] | null;
            /** @description Port tax per traveller in each age band, in addition to the fare. Null if the cabin type is unavailable. */
            port_tax: components["schemas"]["BandAmounts"] | null;
            /** @description Supplement for a cabin with several berths that is occupied by only one adult or child. Infants don't count. Null if the cabin type is unavailable. */
            single_use_supplement: components["schemas"]["Amount"] | null;
            /** @description Total price for the travellers in `cabins_needed` cabins of this type, including supplements and port tax. Null if the cabin type is unavailable. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Cabin types for a voyage, with availability and prices. */
        CabinSearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            trip: components["schemas"]["TripKind"];
            /** @description Legs in the order of travel, outbound first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description Maximum number of cabins per booking. */
            max_rooms: number;
            /** @description Last date on which the voyage can be cancelled free of charge. Null if free cancellation is not available. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description Cabin types that exist on every leg, including sold-out types, in the provider's order. */
            cabins: components["schemas"]["CabinOffer"][];
        };
        /**
         * @description The use of an area on a deck.
         * @enum {string}
         */
        DeckAreaKind: "cabins" | "bridge" | "stairs" | "lift" | "restaurant" | "cafe" | "lounge" | "shop" | "bath" | "playroom" | "open_deck" | "engine" | "other";
        /** @description A rectangular area of a deck. Percentages run from the stern (0) to the bow (100), and from the port side (0) to starboard (100). */
        DeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description Name shown on signs on board, in the guest's language or the property's fallback language. Null if the area has no name of its own. */
            name: string | null;
            /** @description Code of the type of cabins in this area. Null if the area has no cabins. */
            cabin_type_code: components["schemas"]["ItemCode"] | null;
            /** @description Distance from the stern to the start of the area, as a percentage of the deck's length. */
            x: number;
            /** @description Distance from the port side to the start of the area, as a percentage of the deck's width. */
            y: number;
            /** @description Extent of the area from `x` towards the bow, as a percentage of the deck's length. */
            width: number;
            /** @description Extent of the area from `y` towards starboard, as a percentage of the deck's width. */
            height: number;
        };
        /** @description A deck of a ship. */
        Deck: {
            /** @description Number of the deck, counted upwards from the keel. */
            deck_number: number;
            /** @description Name of the deck as shown on board, in the guest's language or the property's fallback language. */
            deck_name: string;
            /** @description Areas of the deck, which don't overlap. */
            areas: components["schemas"]["DeckArea"][];
        };
        /** @description A ship with its deck plan. */
        Ship: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description Name of the ship, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description Description of the ship in plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Maximum number of travellers, including infants. */
            capacity: number;
            /** @description Gross tonnage (GT) of the ship. Null if unknown. */
            gross_tonnage: number | null;
            /** @description Overall length in metres. Null if unknown. */
            length: number | null;
            /** @description Year in which the ship was launched. Null if unknown. */
            built: number | null;
            /** @description Facilities on board. */
            facilities: string[];
            /** @description Pictures of the ship. Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
            /** @description Decks from top to bottom. */
            decks: components["schemas"]["Deck"][];
            /** @description Cabin types on the ship, in the provider's order. */
            cabin_types: components["schemas"]["CabinType"][];
        };
        /** @description A ship with its details, pictures, facilities and deck plan. */
        ShipResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            ship: components["schemas"]["Ship"];
        };
        /** @description An option selected for one room. */
        SelectedUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Number of units per selected date, or per stay if `date_list` is empty. At most the option's `max_count`. */
            count: number;
            /** @description Nights for which the option is booked. Must be empty for an option that is booked once per stay. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description A coupon to use for one night of a room or, if `date` is omitted, for the options of the room. */
        CouponChoice: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description Night for which the coupon is used. Omit this field for coupons that apply to options. */
            date?: components["schemas"]["StayDate"];
        };
        /**
         * @description Tier benefits that can be selected when a stay is booked. Other benefits apply automatically or are available at the property.
         * @enum {string}
         */
        StayBenefitType: "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "welcome_drink" | "suite_discount" | "vip_amenities" | "sauna" | "pool" | "express_check_in" | "valet";
        /** @description A requested room, with its guests, options and benefits. */
        ReservationRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Number of adults, according to the property's age bands. */
            adult: number;
            /** @description Number of children, according to the property's age bands. */
            kid: number;
            /** @description Number of infants, according to the property's age bands. Infants stay free of charge and don't count towards the room's capacity. */
            infant: number;
            /** @description Number of pets. Must be 0 unless both the property and the room type accept pets. */
            pet: number;
            /** @description `early_checkout_seq` of the selected early check-out offer. Omit for the usual check-out time. */
            early_checkout_seq?: number;
            /** @description Options for this room. Each `upselling_code` can appear only once. */
            selectedUpselling: components["schemas"]["SelectedUpselling"][];
            /** @description Coupons of the logged-in member to use for this room: at most one per night and one for the options. Each coupon can be used once per stay. Omit if no coupons are used. */
            coupon_list?: components["schemas"]["CouponChoice"][];
            /** @description Tier benefits to use for this room, chosen from the benefits that an earlier quote for the stay offered. Each benefit can be used once per room and requires `member_no`. Omit if no benefits are used. */
            benefit_list?: components["schemas"]["StayBenefitType"][];
        };
        /** @description The requested stay, as codes and counts without prices. */
        QuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. */
            end_date: components["schemas"]["StayDate"];
            /** @description Code of the package for all rooms. Omit to book rooms without a package. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Promotion code to apply. Omit to use the regular prices. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description Membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without a membership number. */
            member_no?: string;
            /** @description Number of the logged-in member's points to use. Each point is worth one minor unit of the currency. Omit if no points are used. */
            use_point?: number;
            /** @description `contract_number` of the contract whose vouchers pay for every night in every room. Vouchers can't be combined with coupons, points, tier benefits or a promotion. Omit if no vouchers are used. */
            voucher_contract?: components["schemas"]["ContractNumber"];
            /** @description One entry per room, all of the same room type. */
            reservationRoomList: components["schemas"]["ReservationRoom"][];
        };
        /**
         * @description How a hold is confirmed. `payment`: by a card payment or a card guarantee. `code`: by a code sent to the booker, because nothing is due now. `holder`: immediately, because the hold is for a change with nothing to pay.
         * @enum {string}
         */
        ConfirmedBy: "payment" | "code" | "holder";
        /** @description Advantages that a visitor would gain by booking the stay as a member. */
        MemberOffer: {
            /** @description Points that a new member, who starts in the first tier, would earn for the stay after check-out. */
            earn_point: number;
            /** @description Total price that a new member would pay, with the first tier's discount. Omitted if a visitor would pay the same, or if a promotion is used. */
            total_price?: components["schemas"]["Amount"];
        };
        /** @description A coupon to use for one night of the room or, if `date` is omitted, for its options. */
        BestSavingCoupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description Night for which the coupon is used. Omitted for coupons that apply to options. */
            date?: components["schemas"]["StayDate"];
        };
        /** @description Coupons and tier benefits to use for one room. Tier benefits that the quote already uses are kept, unless vouchers pay for the stay. */
        BestSavingRoom: {
            /** @description Coupons to use for the room. Empty if none are used. */
            coupon_list: components["schemas"]["BestSavingCoupon"][];
            /** @description Tier benefits to use for the room. Empty if none are used. */
            benefit_list: components["schemas"]["StayBenefitType"][];
        };
        /** @description The combination of coupons, tier benefits, points or vouchers with the lowest total price for the quoted stay. Only combinations that a quote accepts are considered, so a quote for the same stay with exactly these benefits has this total price. If several combinations cost the same, coupons come before points, and points before vouchers. */
        BestSaving: {
            /** @description Amount by which this combination is cheaper than the current quote. */
            amount: number;
            /** @description Total price of the stay with these benefits. */
            total_price: components["schemas"]["Amount"];
            /** @description The quoted promotion code. Null if the quote has none, or if the stay is cheaper without it, for example because of the member price. */
            promotion_code: components["schemas"]["PromotionCode"] | null;
            /** @description Number of points to use. Null if no points are used. */
            use_point: number | null;
            /** @description Number of the contract whose vouchers pay for the stay. Null if no vouchers are used. */
            voucher_contract: components["schemas"]["ContractNumber"] | null;
            /** @description Coupons and tier benefits to use for each room, in the order of the quoted rooms. */
            rooms: components["schemas"]["BestSavingRoom"][];
        };
        /** @description Benefits of the member's tier for this stay. The member price replaces the public price automatically, unless a promotion is used. */
        StayMembership: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description Name of the tier, in the guest's language or the property's fallback language. */
            tier_name: string;
            /** @description Colour of the tier as #RRGGBB. */
            colour: string;
            /** @description Member discount on the public price, as a percentage. Zero if the tier has no member price. */
            percent: number;
            /** @description Total price of the quoted stay at the member price, with the requested coupons but without a promotion, points or vouchers. */
            total_price: components["schemas"]["Amount"];
            /** @description Tier benefits available for each room. */
            benefits: components["schemas"]["Benefit"][];
        };
        /** @description One night of a room, or the options of a room, for which the coupon can be used, with the resulting discount. */
        CouponPlace: {
            /** @description Index of the room in the stay, starting at 0. */
            room: number;
            /** @description Night for which the coupon can be used. Null for the options of the room. */
            date: components["schemas"]["StayDate"] | null;
            amount: components["schemas"]["Amount"];
        };
        /** @description A coupon that can be used for the stay. */
        UsableCoupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description Title of the coupon, in the guest's language if available, otherwise in the property's fallback language. */
            coupon_title: string;
            /** @description Nights of each room, and options of each room, for which the coupon can be used. Sorted by discount, largest first. */
            places: components["schemas"]["CouponPlace"][];
        };
        /** @description Points that can be used for this stay. Points can't be combined with a coupon or promotion. */
        StayMileage: {
            /** @description Number of points currently available to the member. */
            balance: number;
            /** @description Points can only be used in multiples of this number. */
            unit: number;
            /** @description Minimum number of points that can be used. */
            minimum: number;
            /** @description Maximum number of points that can be used for this stay without coupons or a promotion. Zero if the maximum would be below `minimum`. */
            usable: number;
        };
        /** @description A contract whose vouchers can pay for the nights of the stay. */
        UsableVoucher: {
            contract_number: components["schemas"]["ContractNumber"];
            room: components["schemas"]["OwnedRoom"];
            /** @description Number of vouchers needed for the stay, one for each night of each room. */
            needed: number;
            /** @description Number of vouchers still available on the contract. */
            remaining: number;
        };
        /** @description Benefits, coupons, points and vouchers that a member can use for a stay. */
        StayBenefits: {
            /** @description The member's benefits that make this stay cheapest. Null if no combination of benefits is cheaper than this quote. */
            best_saving: components["schemas"]["BestSaving"] | null;
            /** @description Benefits of the member's tier. Null if the request has no membership number, or if the tier offers nothing at this property. */
            membership: components["schemas"]["StayMembership"] | null;
            /** @description Coupons of the member that are valid for the stay. Coupons used in the request come first, followed by the others, sorted by expiry date. */
            coupons: components["schemas"]["UsableCoupon"][];
            /** @description Points that the member can use for the stay. Null if the property doesn't accept points. */
            mileage: components["schemas"]["StayMileage"] | null;
            /** @description Contracts of the member whose vouchers are valid for the stay, including contracts with too few vouchers left. */
            vouchers: components["schemas"]["UsableVoucher"][];
        };
        /** @description A price quote, which is valid for 30 minutes and reserves nothing. */
        QuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description ID of the quote. Send this ID to create a hold.
             */
            quote_id: string;
            /** @description Token for the quote. Send this token in the `Quote-Token` header to create a hold. */
            quote_token: string;
            /** @description Time when the quote expires, 30 minutes after its creation. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            /** @description Advantages of booking the stay as a member. Omitted for members, and if a new member would earn no points for the stay. */
            member_offer?: components["schemas"]["MemberOffer"];
            /** @description Benefits, coupons, points and vouchers that the logged-in member can use for this stay. Omitted for visitors and for voyages. */
            benefits?: components["schemas"]["StayBenefits"];
        };
        /** @description A requested cabin, booked on every leg. The total number of adults and children must be between the cabin type's `min_person` and `berths`. An infant must share a cabin with an adult. Children can have a cabin without an adult. */
        VoyageCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Number of adults, according to the property's age bands. A voyage needs at least one adult. */
            adult: number;
            /** @description Number of children, according to the property's age bands. */
            kid: number;
            /** @description Number of infants, according to the property's age bands. Infants need no berth but count towards the ship's capacity. */
            infant: number;
        };
        /** @description The requested sailings and cabins, as codes and counts without prices. */
        VoyageQuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Omit for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description Membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without a membership number. */
            member_no?: string;
            /** @description One entry per cabin. The cabin types may differ. */
            cabins: components["schemas"]["VoyageCabin"][];
        };
        /** @description The guest, the booker if another person makes the booking, and an emergency contact if required. The booker pays, receives messages and can open the reservation. Without booker fields, the guest is the booker and must have a phone number and an email address. If any booker field is sent, all four are required. */
        CustomerInfo: {
            /** @description The guest's family name, in Latin letters or in the guest's own script. */
            guest_last_name: components["schemas"]["PersonName"];
            /** @description The guest's given name, in Latin letters or in the guest's own script. */
            guest_first_name: components["schemas"]["PersonName"];
            /** @description The guest's phone number, digits only. Optional if another person books. */
            guest_phone?: string;
            /**
             * Format: email
             * @description The guest's email address. Optional if another person books.
             */
            guest_email?: string;
            /** @description The booker's family name. */
            booker_last_name?: components["schemas"]["PersonName"];
            /** @description The booker's given name. */
            booker_first_name?: components["schemas"]["PersonName"];
            /** @description The booker's phone number, digits only. */
            booker_phone?: string;
            /**
             * Format: email
             * @description The booker's email address.
             */
            booker_email?: string;
            /** @description The guest's request to the property, which the property may not be able to fulfil. */
            guest_memo?: string;
            /** @description Expected arrival time at the property. A time earlier than the check-in time means after midnight. Omit if the time is unknown, and for voyages. */
            arrival_time?: components["schemas"]["ClockTime"];
            /** @description Full name of the emergency contact. Required for voyages, and if the property's `emergency_contact` is `true`. */
            emergency_name?: components["schemas"]["FullName"];
            /** @description Phone number of the emergency contact, digits only. Required for voyages, and if the property's `emergency_contact` is `true`. */
            emergency_phone?: string;
        };
        /** @description Consents to the property's terms, each given separately. Declining marketing has no consequences. Voyages also require the passport consent. */
        Agreements: {
            /**
             * @description Consent to the processing of personal data. Must be `true`.
             * @constant
             */
            PRIVACY: true;
            /**
             * @description Consent to the booking terms. Must be `true`.
             * @constant
             */
            TERMS: true;
            /** @description Optional consent to marketing messages. */
            MARKETING: boolean;
            /**
             * @description Consent to store the travellers' passport data until the quote's `passports_deleted_on`. Must be `true` for voyages.
             * @constant
             */
            PASSPORT?: true;
        };
        /** @description Passport number as printed in the passport. Lower-case letters are treated as capitals. */
        PassportNumber: string;
        /** @description A traveller, with the details shown in the passport. The birthday must match an age band quoted for the cabin. The issue date must not be in the future, and the passport must be valid until the quote's `passports_valid_until`. */
        Traveler: {
            /** @description Index of the traveller's cabin in the quote, starting at 0. */
            cabin: number;
            /** @description Full name in Korean. Omit if the traveller has no Korean name. */
            korean_name?: components["schemas"]["FullName"];
            /** @description Surname shown in the passport, in Latin letters. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names shown in the passport, in Latin letters. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            nationality: components["schemas"]["Nationality"];
            /** @description Date of birth shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            /** @description Passport number as printed in the passport. Lower-case letters are treated as capitals. Required unless `saved_traveller_id` refers to a traveller with a saved passport. */
            passport_number?: components["schemas"]["PassportNumber"];
            /** @description ID of one of the caller's saved travellers, from `listSavedTravellers`. If `passport_number` is omitted, the saved number is used. All other details come from this request. */
            saved_traveller_id?: components["schemas"]["SavedTravellerId"];
            /** @description Issue date of the passport, which must not be in the future. */
            passport_issued_on: components["schemas"]["StayDate"];
            /** @description Expiry date of the passport, which must not be before the quote's `passports_valid_until`. */
            passport_expires_on: components["schemas"]["StayDate"];
        };
        /** @description The quote to hold, with the guest, the booker, the consents and, for voyages, the travellers. */
        HoldRequest: {
            /**
             * Format: uuid
             * @description ID of the quote, which must match the token in the `Quote-Token` header.
             */
            quote_id: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            agreements: components["schemas"]["Agreements"];
            /** @description All quoted travellers, each assigned to a cabin. No two can have the same passport number. Required for voyages and rejected for hotel stays. */
            travellers?: components["schemas"]["Traveler"][];
        };
        /**
         * @description `held`: the inventory is reserved until `expires_at`. `confirmed`: the hold has become a reservation or changed one. `released`: the guest has released the hold. `expired`: the hold was not confirmed in time. `held` can change to any other status. The other statuses are final.
         * @enum {string}
         */
        HoldStatus: "held" | "confirmed" | "released" | "expired";
        /** @description Price difference between the current stay and the changed stay. */
        StayDifference: {
            currency: components["schemas"]["Currency"];
            /** @description Total price of the current stay. */
            price_before: components["schemas"]["Amount"];
            /** @description Total price of the changed stay. */
            price_after: components["schemas"]["Amount"];
            /** @description Added price lines, and removed price lines with the opposite sign. The amounts add up to `price_after` minus `price_before`. */
            lines: components["schemas"]["PriceLine"][];
            /** @description Amount to pay by card to confirm the change. */
            to_pay: components["schemas"]["Amount"];
            /** @description Amount to refund to the card. */
            to_refund: components["schemas"]["Amount"];
            /** @description Amount due at the property after the change. */
            balance_due: components["schemas"]["Amount"];
        };
        /** @description The change that a hold makes to a reservation. */
        HeldChange: {
            reservation_number: components["schemas"]["DocumentNumber"];
            difference: components["schemas"]["StayDifference"];
        };
        /** @description A hold and its current status. */
        HoldResult: {
            result: components["schemas"]["Success"];
            hold_number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["HoldStatus"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            /** @description Time when the hold expires and its inventory is released: 15 minutes after its creation, or later if the property has extended it, but no later than the end of the arrival date or, for voyages, the first departure. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Use this time for countdowns instead of the browser's clock. */
            server_time: components["schemas"]["Instant"];
            /** @description Number of the reservation. Null until the hold is confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Token that gives access to the hold and its reservation. Returned only when the hold is created, and null afterwards. */
            reservation_token: string | null;
            /** @description The guest's full name. A name in Hangul has the family name first and no space. Any other name has the given name first. */
            guest_name: string;
            /** @description The booker's full name. Equal to the guest's name unless another person books. */
            booker_name: string;
            /** @description The booker's email address. */
            booker_email: string;
            stay: components["schemas"]["Stay"];
            /** @description Travellers in the order of the request. Empty for hotel stays. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description The change that this hold makes to a reservation. Null for a new booking. */
            change: components["schemas"]["HeldChange"] | null;
        };
        /** @description Delivery details of a code sent to the booker. */
        BookerCodeResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /**
             * @description How the code is sent: by text message (`SMS`) or by email (`EMAIL`).
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description Phone number or email address of the booker, to which the code is sent. If the caller's token comes from `lookUpReservation`, four digits of the phone number are replaced by `*`. */
            to: string;
            /** @description Time when the code expires, three minutes after it was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description Time from which a new code can be requested. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description The confirmation code entered by the booker. */
        HoldConfirmationRequest: {
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A member's saved travellers, by surname and given names. */
        SavedTravellerListResult: {
            result: components["schemas"]["Success"];
            /** @description Number of travellers that a member can save. */
            maximum: number;
            /** @description The saved travellers. */
            traveller_list: components["schemas"]["SavedTraveller"][];
        };
        /** @description A traveller to save. With `passport_consent`, the issue date and expiry date of the passport are required. Without it, passport details are rejected, and saved passport details are deleted. */
        SavedTravellerRequest: {
            /** @description Full name in Korean. Omit if the traveller has no Korean name. */
            korean_name?: components["schemas"]["FullName"];
            /** @description Surname shown in the passport, in Latin letters. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names shown in the passport, in Latin letters. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            nationality: components["schemas"]["Nationality"];
            /** @description Date of birth shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            /** @description Consent to store the traveller's passport details until the passport expires. */
            passport_consent: boolean;
            /** @description Passport number as printed in the passport. Omit to keep the saved number. */
            passport_number?: components["schemas"]["PassportNumber"];
            /** @description Issue date of the passport. */
            passport_issued_on?: components["schemas"]["StayDate"];
            /** @description Expiry date of the passport. */
            passport_expires_on?: components["schemas"]["StayDate"];
        };
        /** @description The traveller as saved, with a masked passport number. */
        SavedTravellerResult: {
            result: components["schemas"]["Success"];
            traveller: components["schemas"]["SavedTraveller"];
        };
        /** @description A name and a reservation number, which must belong to the same reservation. */
        LookupRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the guest or the booker. Spaces, letter case, and the order of family and given names are ignored. */
            guest_name: string;
            /** @description Reservation number entered by the guest. Surrounding spaces and letter case are ignored. */
            reservation_number: string;
        };
        /** @description A token that gives access to a reservation for 30 minutes. */
        LookupResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Token for the reservation. Send this token in the `Reservation-Token` header. */
            reservation_token: string;
            /** @description Time when the token expires. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description A reservation in a list. */
        ReservationSummary: {
            reservation_number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Whether the reservation is `confirmed` or `complete` and its `check_out` date has not passed in the property's time zone. */
            upcoming: boolean;
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the property, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description Name of the package, in the guest's language or the property's fallback language. Null for rooms without a package. */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Name of the first room's or cabin's type, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of rooms or cabins. */
            room_count: number;
            /** @description Total number of guests in all rooms, including infants. */
            guest_count: number;
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            /** @description Number of nights from `check_in` to `check_out`. */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description Total price, including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description Picture of the room type or, for voyages, of the first cabin's type. Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Time when the reservation was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            /** @description The property's IANA time zone, in which to show the timestamps. */
            time_zone: string;
        };
        /** @description A page of a member's reservations. */
        ReservationListResult: {
            result: components["schemas"]["Success"];
            /** @description Upcoming reservations, starting with the next check-in, followed by past and cancelled reservations, starting with the latest check-in. */
            reservations: components["schemas"]["ReservationSummary"][];
            /** @description Cursor for the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The code sent to the booker of the reservation. */
        ClaimRequest: {
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A reservation in its current state. */
        ReservationResult: {
            result: components["schemas"]["Success"];
            reservation: components["schemas"]["Reservation"];
        };
        /** @description Fee and refund that would apply if the reservation were cancelled now. */
        CancellationPreviewResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Whether the reservation can be cancelled now. */
            cancellable: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Number of days from today until check-in or departure, in the property's time zone. */
            days_before: number;
            /** @description Cancellation fee under the cancellation policy, as a percentage of the total price before points and vouchers are deducted. */
            fee_percent: number;
            /** @description Cancellation fee. Send this amount to `cancelReservation`. */
            fee: components["schemas"]["Amount"];
            /** @description Amount that would be refunded to the card. */
            refund: components["schemas"]["Amount"];
            /** @description Whether the fee would be collected. `false` if nothing was paid by card or with points. */
            fee_collected: boolean;
            /** @description Number of vouchers that would be returned: either all or none. Omitted if no vouchers were used. */
            voucher_refund?: number;
            /** @description Number of points that would be returned, with their original expiry dates. Omitted if no points were used. */
            point_refund?: number;
        };
        /** @description The guest's consent to the cancellation fee. */
        CancellationRequest: {
            /** @description Cancellation fee that was shown to the guest and accepted. */
            fee: components["schemas"]["Amount"];
            /** @description Reason for the cancellation in the guest's own words, for the property. */
            reason?: string;
        };
        /** @description A change quote, with the changed stay and the price difference. The quote is valid for 30 minutes and reserves nothing. */
        ChangeQuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description ID of the change quote. Send this ID to change the reservation.
             */
            quote_id: string;
            /** @description Time when the change quote expires, 30 minutes after its creation. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            difference: components["schemas"]["StayDifference"];
        };
        /** @description A requested cabin and the travellers who share it. */
        VoyageChangeCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Indexes of the cabin's travellers in the reservation's `travellers`, starting at 0. Each traveller must be in exactly one cabin. */
            travellers: number[];
        };
        /** @description The requested sailings and cabins, with the reservation's travellers assigned to the cabins. Age bands are recalculated for the new dates. */
        VoyageChangeRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Omit for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry per cabin. The cabin types may differ. */
            cabins: components["schemas"]["VoyageChangeCabin"][];
        };
        /** @description The change quote to apply. */
        ChangeRequest: {
            /**
             * Format: uuid
             * @description ID of the change quote, which must belong to this reservation.
             */
            quote_id: string;
        };
        /** @description The email that is being resent. */
        ConfirmationMailResult: {
            result: components["schemas"]["Success"];
            confirmation_mail: components["schemas"]["ConfirmationMail"];
        };
        /** @description A calendar file in the iCalendar format (RFC 5545). */
        CalendarFile: string;
        /** @description A token for the property's staff to scan at check-in. */
        CheckInTokenResult: {
            result: components["schemas"]["Success"];
            /** @description Opaque token to display as a QR code. */
            token: string;
            /** @description Time when the token expires, five minutes after its creation. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Use this time instead of the browser's clock to decide when to request the next token. */
            server_time: components["schemas"]["Instant"];
        };
        /** @description The hold to pay for, and the payment method. */
        PaymentRequest: {
            /** @description Number of the hold to pay for. The reservation token must belong to this hold. */
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description One of the property's `payment_methods`, as returned by `getMain`. Defaults to the first method. Guarantees always use a card. */
            method?: components["schemas"]["PaymentMethod"];
        };
        /** @description Request object for NicePay's payment window. Pass the object to the window's script unchanged. */
        NicepayWindowRequest: {
            /** @description Merchant ID assigned by NicePay. */
            clientId: string;
            /**
             * @description The chosen payment method, in NicePay's terms. The window opens with this method.
             * @enum {string}
             */
            method: "card" | "kakaopay" | "naverpayCard" | "payco" | "samsungpayCard";
            orderId: components["schemas"]["OrderId"];
            amount: components["schemas"]["Amount"];
            /** @description Name of the product, shown in the window. */
            goodsName: string;
            /**
             * Format: uri
             * @description URL to which the window posts its form.
             */
            returnUrl: string;
            /** @description Merchant data that NicePay returns unchanged. */
            mallReserved: string;
            /** @description The booker's full name, shortened to 30 bytes if it is longer. */
            buyerName: string;
            /** @description The booker's phone number, digits only. Empty if the caller's token comes from `lookUpReservation`. */
            buyerTel: string;
            /** @description The booker's email address. Empty if it has more than 60 characters. */
            buyerEmail: string;
            /**
             * @description Language of the window. English is used if the window doesn't support the guest's language.
             * @enum {string}
             */
            language: "KO" | "EN" | "CN";
            /**
             * @description Currency of the amount. NicePay supports only these currencies.
             * @enum {string}
             */
            currency: "KRW" | "USD" | "CNY";
        };
        /** @description NicePay's payment window. To open the window, load `script_url` and pass `request` to the script. */
        NicepayWindow: {
            /**
             * @description Identifies this object as NicePay's payment window. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "nicepay";
            /**
             * Format: uri
             * @description URL of the script that provides the payment window. Load the script only once.
             */
            script_url: string;
            request: components["schemas"]["NicepayWindowRequest"];
        };
        /** @description The provider's card frame for a guarantee. The frame posts the card token to its parent page. */
        CardTokenFrame: {
            /**
             * @description Identifies this object as a card frame. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "card_token";
            /**
             * Format: uri
             * @description URL of the frame to embed in the payment page.
             */
            frame_url: string;
            /**
             * Format: uri
             * @description Origin of the frame. Accept messages only from this origin.
             */
            origin: string;
        };
        /** @description Payment window or card frame that the browser opens, depending on the card provider. */
        CardWindow: components["schemas"]["NicepayWindow"] | components["schemas"]["CardTokenFrame"];
        /** @description A payment that can be started in the browser. */
        PaymentReadyResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount to charge. Zero for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Time when the hold expires. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Use this time for countdowns instead of the browser's clock. */
            server_time: components["schemas"]["Instant"];
            /** @description Payment window or card frame that the browser opens next. Its `provider` determines the type. */
            card_window: components["schemas"]["CardWindow"];
        };
        /** @description Form that the payment window posts. Unknown fields are ignored. */
        PaymentReturn: {
            /** @description `0000` if the card was authorised. Any other value means that the card was declined or the window was closed. */
            authResultCode: string;
            /** @description Result message from NicePay, in Korean. */
            authResultMsg?: string;
            /** @description Transaction ID assigned by NicePay. */
            tid?: string;
            /** @description Merchant ID assigned by NicePay. */
            clientId?: string;
            /** @description Order ID of the payment. */
            orderId: string;
            /** @description Authorised amount, digits only. Must equal the requested amount. */
            amount?: string;
            /** @description Merchant data, returned unchanged. Proves that an unsigned form for a declined or cancelled payment comes from the payment window. */
            mallReserved?: string;
            /** @description Authentication token from NicePay, which is part of the signed data. */
            authToken?: string;
            /** @description Hex SHA-256 of `authToken`, `clientId`, `amount` and the merchant's secret key, concatenated in this order. */
            signature?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Notification from NicePay, in the format of an approval response. Unknown fields are ignored. */
        NicepayWebhook: {
            /** @description Result code. `0000` means success. */
            resultCode?: string;
            /** @description Result message from NicePay. */
            resultMsg?: string;
            /** @description Transaction ID assigned by NicePay. */
            tid: string;
            /** @description Order ID of the payment. */
            orderId: string;
            /** @description Time of the signature, according to NicePay's clock. */
            ediDate: string;
            /** @description Hex SHA-256 of `tid`, `amount`, `ediDate` and the merchant's secret key, concatenated in this order. */
            signature: string;
            /** @description Payment status in NicePay's terms. The server doesn't rely on this value and queries NicePay instead. */
            status?: string;
            /** @description Amount of the transaction. */
            amount: number;
            /** @description Amount that remains charged after refunds. */
            balanceAmt?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Response body that ends the provider's retries.
         * @constant
         */
        WebhookAnswer: "OK";
        /** @description A payment and its status. */
        PaymentResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount charged or to be charged. Zero for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description Number of the reservation. Null until the payment is completed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Reason why the payment has not led to a reservation, if known. Null otherwise. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description The card token to use as a guarantee. */
        GuaranteeRequest: {
            /** @description Card token that the provider's card frame posted to its parent page. */
            card_token: string;
        };
        /** @description A text in several languages. If the guest's language is missing, Chinese readers get the other Chinese script. The next fallbacks are the property's fallback language and Korean, which is therefore required. Texts that don't belong to a property fall back to Korean. */
        LocalizedText: {
            /** @description Text in Korean. */
            ko: string;
            /** @description Text in English. */
            en?: string;
            /** @description Text in Japanese. */
            ja?: string;
            /** @description Text in simplified Chinese. */
            "zh-CN"?: string;
            /** @description Text in traditional Chinese. */
            "zh-TW"?: string;
            /** @description Text in Spanish. */
            es?: string;
            /** @description Text in Portuguese. */
            pt?: string;
            /** @description Text in Vietnamese. */
            vi?: string;
            /** @description Text in Thai. */
            th?: string;
            /** @description Text in Mongolian. */
            mn?: string;
        };
        /** @description Amount that a member must spend to reach a tier. Stays priced in other currencies don't count. */
        BundleTierSpend: {
            /** @description Amount in minor units of the currency. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Stays within 12 months that a member needs to reach a tier. At least one of `nights` and `spend` is set. If both are set, the member must meet only one of them. */
        BundleTierThreshold: {
            /** @description Minimum number of nights in completed stays. Each night of a stay counts once, regardless of the number of rooms. */
            nights?: number;
            /** @description Minimum total price of completed stays. */
            spend?: components["schemas"]["BundleTierSpend"];
        };
        /** @description A benefit of a tier. */
        BundleBenefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Value of the benefit: a percentage, an hour, a number of people or a number of points, depending on the type. Null if the type has no value. */
            value: number | null;
        };
        /** @description A membership tier of the company. */
        BundleTier: {
            tier_code: components["schemas"]["ItemCode"];
            tier_name: components["schemas"]["LocalizedText"];
            /** @description Colour of the tier as #RRGGBB. */
            colour: string;
            /** @description Text that explains how members reach the tier. The site shows it only if `threshold` is omitted. */
            qualification: components["schemas"]["LocalizedText"];
            /** @description Requirements for the tier. Omit for the first tier, which every member has. Any other tier without a threshold can only be granted. Each threshold must be higher than those of the tiers before it. */
            threshold?: components["schemas"]["BundleTierThreshold"];
            /** @description Benefits of the tier, in display order. */
            benefits: components["schemas"]["BundleBenefit"][];
        };
        /** @description A company whose employees can join as affiliate members. */
        BundleAffiliate: {
            /** @description Name of the affiliate. Spaces and case are ignored when names are compared. */
            affiliate_name: string;
            /** @description Business registration number of the affiliate, with ten digits. */
            business_number: string;
            /** @description Customer number that the provider assigned to the affiliate. */
            customer_number: string;
        };
        /** @description Type of sale, such as title deed or membership. Omit if the provider doesn't distinguish types of sale. */
        BundleSaleClassification: {
            classification_code: components["schemas"]["ItemCode"];
            classification_name: components["schemas"]["LocalizedText"];
        };
        /** @description The contract for an owned room, with its vouchers. Each voucher pays for one night in one room. */
        BundleContract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            /** @description Date on which the contract was signed. */
            contracted_on: components["schemas"]["StayDate"];
            /** @description Date from which the contract can't be used for bookings. Omit while the contract is active. */
            ended_on?: components["schemas"]["StayDate"];
            /** @description Code of the property where the vouchers can be used. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Codes of the room types that the vouchers can pay for. The first code is the type of the owned room. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Total number of vouchers, each for one night in one room. If the total is lower than the number of used vouchers, it is raised to that number. */
            vouchers_total: number;
        };
        /** @description A room that was sold before it was built, and its owner. */
        BundleOwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            building_name: components["schemas"]["LocalizedText"];
            unit_code: components["schemas"]["ItemCode"];
            unit_name: components["schemas"]["LocalizedText"];
            /** @description Room number as written on the door. */
            room_number: string;
            /** @description Number under which the room was sold to its owner. */
            distribution_number: string;
            classification?: components["schemas"]["BundleSaleClassification"];
            /**
             * @description Type of owner, which determines the type of pre-sale member. `INDIVIDUAL`: a person. `CORPORATE`: a corporation.
             * @enum {string}
             */
            owner_kind: "INDIVIDUAL" | "CORPORATE";
            /** @description Name of the owner, a person or a corporation. Spaces and case are ignored when names are compared. */
            owner_name: string;
            /** @description Business registration number of the owner, with ten digits. Required if the owner is a corporation. */
            business_number?: string;
            /** @description Contract that lets the owner use vouchers. Omit if there is none. */
            contract?: components["schemas"]["BundleContract"];
        };
        /** @description A picture, as a file in the bundle's file folder. */
        BundlePicture: {
            /** @description Path of the picture within the bundle's file folder. */
            file_path: string;
            /** @description Alternative text for the picture. */
            alt: components["schemas"]["LocalizedText"];
            /** @description Horizontal position of the subject, as a percentage from the left. */
            focus_x?: number;
            /** @description Vertical position of the subject, as a percentage from the top. */
            focus_y?: number;
            /** @description Dominant colour of a drawing. For photos, the colour is determined during the import. */
            color?: components["schemas"]["PictureColor"];
            /** @description Path, within the bundle's file folder, of a version of the picture that is composed for portrait screens. */
            portrait_path?: string;
        };
        /** @description Age limits of the property, both inclusive. Guests or travellers up to `infant_max_months` are infants, and older ones up to `child_max_years` are children. All others are adults. */
        BundleAgeBands: {
            /** @description Maximum age of an infant in months, inclusive. */
            infant_max_months: number;
            /** @description Maximum age of a child in years, inclusive. */
            child_max_years: number;
        };
        /** @description Map coordinates (WGS 84). */
        BundleLocation: {
            /** @description Latitude in degrees north of the equator. */
            latitude: number;
            /** @description Longitude in degrees east of Greenwich. */
            longitude: number;
        };
        /** @description Pet charge and limit. Every pet from position `charged_from` onwards is charged. */
        BundlePetUpselling: {
            /** @description Price per stay for each charged pet. */
            price: components["schemas"]["Amount"];
            /** @description Position of the first pet in a room that is charged, starting at 1. For example, 3 means that two pets stay free of charge. */
            charged_from: number;
            /** @description Maximum number of pets per room. */
            max_count: number;
        };
        /** @description An exchange rate that is used only for display, never for charging. */
        BundleExchangeRate: {
            /** @description Currency that the property's prices are converted into. */
            currency: components["schemas"]["Currency"];
            /** @description Number of units of the other currency for one unit of the property's currency. */
            rate: number;
            /** @description Date of the exchange rate. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description Seller details required by Korean e-commerce law. Omitted fields aren't shown. */
        BundleFooter: {
            /** @description Name of the company's legal representative. */
            ceo?: components["schemas"]["LocalizedText"];
            address?: components["schemas"]["LocalizedText"];
            /** @description Phone number of the seller and the customer centre, with dashes. */
            tel?: string;
            /** @description Email address for guests. */
            email?: string;
            /** @description Fax number with dashes. */
            fax?: string;
            /** @description Business registration number of the seller. */
            company_num?: string;
            /** @description Mail-order business registration number. */
            term_num?: components["schemas"]["LocalizedText"];
            /** @description Copyright notice, shown as the last line of the page. */
            copyright?: string;
        };
        /** @description Terms that the guest reads or agrees to. */
        BundleTerms: {
            termsType: components["schemas"]["TermsType"];
            /** @description Title of the terms, shown as the label of the consent. */
            title: components["schemas"]["LocalizedText"];
            /** @description Text of the terms as HTML, which is sanitised before it is stored. */
            content: components["schemas"]["LocalizedText"];
            /** @description Whether a booking requires consent to these terms. */
            required: boolean;
        };
        /** @description Icon for an amenity of the property or of a room type. */
        BundleIcon: {
            /** @description Path of the icon within the bundle's file folder. */
            file_path: string;
            /** @description Name of the amenity that the icon represents. */
            title: components["schemas"]["LocalizedText"];
            /** @description Whether the icon applies only to room types that refer to it, and not to the property. Defaults to `false`. */
            rooms_only?: boolean;
        };
        /** @description A day of the year, in the format MM-DD. */
        MonthDay: string;
        /** @description A period that recurs every year, including its first and last days. The period can span the new year. */
        MonthDayPeriod: {
            /** @description First day of the period. */
            from: components["schemas"]["MonthDay"];
            /** @description Last day of the period, inclusive. */
            to: components["schemas"]["MonthDay"];
        };
        /** @description A cancellation fee, and the minimum number of days that must be left until check-in or departure for it to apply. */
        FeeTier: {
            /** @description Minimum number of days left until check-in or departure for this fee to apply. */
            days_before: number;
            /** @description Cancellation fee as a percentage of the total price before points and vouchers are deducted. */
            fee_percent: number;
        };
        /** @description A cancellation policy with four lists of fee tiers. The check-in or departure date determines which list applies. Within that list, the applicable tier is the one with the largest `days_before` that is at most the number of days left. Each list must include a tier whose `days_before` is 0, and no two of its tiers can have the same `days_before`. */
        BundlePolicy: {
            policy_code: components["schemas"]["ItemCode"];
            policy_name: components["schemas"]["LocalizedText"];
            /** @description Periods of the year to which the peak fees apply. */
            peak_periods: components["schemas"]["MonthDayPeriod"][];
            /** @description Days of the week that count as weekend days, from 1 (Monday) to 7 (Sunday). */
            weekend_days: number[];
            /** @description Dates of holidays. The day before each holiday counts as a weekend day. */
            holidays: components["schemas"]["StayDate"][];
            /** @description Cancellation fees for check-in or departure on a weekday in a peak period. */
            peak_weekday: components["schemas"]["FeeTier"][];
            /** @description Cancellation fees for check-in or departure on a weekend day in a peak period. */
            peak_weekend: components["schemas"]["FeeTier"][];
            /** @description Cancellation fees for check-in or departure on a weekday outside the peak periods. */
            off_weekday: components["schemas"]["FeeTier"][];
            /** @description Cancellation fees for check-in or departure on a weekend day outside the peak periods. */
            off_weekend: components["schemas"]["FeeTier"][];
        };
        /** @description Number of beds of one kind. */
        BundleBed: {
            kind: components["schemas"]["BedKind"];
            /** @description Number of beds of this kind. */
            count: number;
        };
        /** @description A rectangular part of a floor plan. Positions are in metres from the plan's left and top edges. */
        BundleRoomPlanPart: {
            kind: components["schemas"]["RoomPlanKind"];
            /** @description Distance from the left edge of the plan, in metres. */
            x: number;
            /** @description Distance from the top edge of the plan, in metres. */
            y: number;
            /** @description Width of the part from `x` to the right, in metres. */
            width: number;
            /** @description Depth of the part from `y` downwards, in metres. */
            depth: number;
        };
        /** @description Floor plan of a room type, true to scale. */
        BundleRoomPlan: {
            /** @description Width of the plan, including terraces, in metres. */
            width: number;
            /** @description Depth of the plan, including terraces, in metres. */
            depth: number;
            /** @description Parts of the plan in the order in which they are drawn, so areas are listed before their furniture. */
            parts: components["schemas"]["BundleRoomPlanPart"][];
        };
        /** @description A room type that the property sells. */
        BundleRoomType: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description View from the window as a text. The site shows it only if `view` is omitted. */
            view_type: components["schemas"]["LocalizedText"];
            /** @description Type and number of the beds as a text. The site shows it only if `beds` is omitted. */
            bed_type: components["schemas"]["LocalizedText"];
            /** @description View from the window. The site shows it in the guest's language, instead of `view_type`. */
            view?: components["schemas"]["ViewKind"];
            /** @description Beds, with one entry per kind. The site shows them in the guest's language, instead of `bed_type`. */
            beds?: components["schemas"]["BundleBed"][];
            /** @description Floor area in square metres. */
            area: number;
            /** @description Number of guests included in the room price. */
            standard: number;
            /** @description Minimum number of guests, not counting infants. */
            min_person: number;
            /** @description Maximum number of guests, not counting infants. */
            max_person: number;
            /** @description Price per night for each adult above `standard`. */
            extra_adult_price: components["schemas"]["Amount"];
            /** @description Price per night for each child above `standard`. Adults fill the included places first. */
            extra_kid_price: components["schemas"]["Amount"];
            /** @description Items and services included in the room price. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description Items and services that guests pay for at the property. */
            paid_extras: components["schemas"]["LocalizedText"][];
            /** @description Whether the room type is a suite, so that a tier's suite discount applies. Defaults to `false`. */
            is_suite?: boolean;
            /** @description Whether pets can stay in the room. The property must also accept pets. */
            pets_allowed: boolean;
            /** @description Code of the cancellation policy, from the property's `policies`. */
            policy_code: components["schemas"]["ItemCode"];
            /** @description Amenities of the room type, as `file_path` values of the property's icons. Lists show the first four icons. If a room type has no icons, the room page shows the property's icons. */
            icons?: string[];
            /** @description Floor plan of the room type, shown on the room page. Omit it if you have no plan that is true to scale. All parts must be within the plan. The areas other than terraces must not overlap, and their total size must differ from `area` by at most 10%. */
            plan?: components["schemas"]["BundleRoomPlan"];
            /** @description Pictures of the room type. Lists show the first picture. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description Number of units of an option that a package includes for each room. */
        BundleIncludedCount: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Number of units per room, or per room and night if the option is sold per night. */
            count: number;
        };
        /** @description A period of nights on which a package has a different price or isn't sold. */
        BundlePackagePeriod: {
            /** @description First night of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last night of the period, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Price of the package for one room, including taxes. Null if the package isn't sold. A package charged per night uses the price of each night. A package charged per stay uses the price of the arrival night. */
            price: components["schemas"]["Amount"] | null;
        };
        /** @description A package that is sold with a room. */
        BundlePackage: {
            package_code: components["schemas"]["ItemCode"];
            package_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Items and services that the guest receives in addition to the room. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description Codes of the room types that the package can be booked with. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Codes of the options that the package includes, one unit of each per room unless `included_counts` says otherwise. Included options reduce the daily stock. Omit if the package includes no options. */
            included_upsellings?: components["schemas"]["ItemCode"][];
            /** @description Included options of which each room gets more than one unit, for example breakfast for two. More units can be booked for further guests, up to the option's `max_count`. Omit if each room gets one unit of every included option. */
            included_counts?: components["schemas"]["BundleIncludedCount"][];
            /** @description Minimum length of stay, in nights. */
            min_nights: number;
            /**
             * @description How the package is charged. `per_night`: once for each night. `per_stay`: once for the whole stay.
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description Price of the package for one room, including taxes, on nights outside `periods`. */
            price: components["schemas"]["Amount"];
            /** @description Periods in which the package has a different price or isn't sold. Periods must not overlap. Omit if the price is always the same. */
            periods?: components["schemas"]["BundlePackagePeriod"][];
            /** @description Pictures of the package. Lists show the first picture. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description An option that can be added to a room. */
        BundleUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            upselling_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Price of one unit, including taxes, for each selected date or once per stay. */
            price: components["schemas"]["Amount"];
            /** @description Maximum number of units per room and day. */
            max_count: number;
            /** @description What one unit is. The site names it in the guest's language beside the price and the quantity. If omitted, it is the same as `item`. */
            pricing_unit?: components["schemas"]["PricingUnit"];
            /** @description Whether the guest selects the nights for the option. If `false`, the option is booked once per stay, for the arrival date. */
            by_date: boolean;
            /** @description Maximum number of units sold per day. Null if unlimited. */
            daily_stock: number | null;
            /** @description Check-out time set by a late check-out option, which must have `by_date` set to `false` and a `max_count` of 1. A room can have only one check-out time. Omit for other options. */
            checkout_time?: components["schemas"]["ClockTime"];
            /** @description Code of the adult option that this children's option requires. The adult option must be selected for the same room or included in the package. If both options are selected for individual nights, the adult option must be selected for the same nights. Null if the option can be booked alone. The site offers an option with this code only for rooms with a child. */
            adult_upselling_code: components["schemas"]["ItemCode"] | null;
            /** @description Picture of the option. Null if there is none. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description Limits for paying with points. One point is worth one minor unit of the currency. */
        BundleMileage: {
            /** @description Points can only be used in multiples of this number. */
            unit: number;
            /** @description Minimum number of points that can be used. */
            minimum: number;
            /** @description Maximum number of points that can be used for one stay. */
            maximum: number;
        };
        /** @description Member discount for a tier. The discount applies to nights, extra guests, pets and the package of each room. */
        BundleMemberRate: {
            /** @description Code of one of the company's tiers. */
            tier_code: components["schemas"]["ItemCode"];
            /** @description Discount as a percentage of the public price. The discount amount is rounded down. */
            percent: number;
        };
        /** @description An offer to check out early for a lower price. */
        BundleEarlyCheckout: {
            /** @description Number that identifies the offer within the property. Quote requests use this number to select the offer. */
            early_checkout_seq: number;
            /** @description Time by which the guest must leave the room. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Amount by which the offer lowers the price of a room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description A promotion code and its discount. */
        BundlePromotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            promotion_name: components["schemas"]["LocalizedText"];
            /**
             * @description `PERCENT`: a percentage of the price of nights, extra guests, pets and the package. `FIXED`: a fixed amount for each room.
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description Discount, as a percentage or in minor units of the currency, depending on `discount_type`. */
            discount_amount: number;
            /** @description First night for which the promotion can be used. */
            stay_from: components["schemas"]["StayDate"];
            /** @description Last night for which the promotion can be used, inclusive. */
            stay_to: components["schemas"]["StayDate"];
            /** @description Minimum length of stay, in nights. */
            min_nights: number;
            /** @description Codes of the room types that the promotion applies to. Empty if the promotion applies to all room types. */
            room_type_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A port that the property's ships serve. */
        BundlePort: {
            port_code: components["schemas"]["PortCode"];
            port_name: components["schemas"]["LocalizedText"];
            country: components["schemas"]["CountryCode"];
            /** @description IANA time zone of the port. All times at the port are in this time zone. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: components["schemas"]["LocalizedText"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Picture of the port. Null if there is none. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description A cabin type, available on one or more ships. */
        BundleCabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            cabin_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description View from the window as a text. The site shows it only if `view` is omitted. */
            view_type: components["schemas"]["LocalizedText"];
            /** @description Type and number of the beds as a text. The site shows it only if `beds` is omitted. */
            bed_type: components["schemas"]["LocalizedText"];
            /** @description View from the window. The site shows it in the guest's language, instead of `view_type`. */
            view?: components["schemas"]["ViewKind"];
            /** @description Beds, with one entry per kind. The site shows them in the guest's language, instead of `bed_type`. */
            beds?: components["schemas"]["BundleBed"][];
            /** @description Floor area in square metres. */
            area: number;
            /** @description Maximum number of travellers, not counting infants. */
            berths: number;
            /** @description Minimum number of travellers for the cabin, not counting infants. */
            min_person: number;
            /** @description Supplement per leg for a cabin with several berths that is occupied by only one adult or child. Infants don't count. */
            single_use_supplement: components["schemas"]["Amount"];
            /** @description Items and services included in the price. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description Pictures of the cabin type. Lists show the first picture. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description Number of cabins of one type on a ship or departure. */
        BundleShipCabins: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Total number of cabins of this type to sell. Existing bookings count towards this number. */
            count: number;
        };
        /** @description A rectangular area of a deck. Coordinates are percentages from the stern (0) to the bow (100), and from the port side (0) to starboard (100). */
        BundleDeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description Name of the area, as shown on signs on board. Omit if the area has no name of its own. */
            name?: components["schemas"]["LocalizedText"];
            /** @description Code of the type of cabins in this area. Allowed only if `kind` is `cabins`. */
            cabin_type_code?: components["schemas"]["ItemCode"];
            /** @description Distance from the stern to the start of the area, as a percentage of the deck's length. */
            x: number;
            /** @description Distance from the port side to the start of the area, as a percentage of the deck's width. */
            y: number;
            /** @description Extent of the area from `x` towards the bow, as a percentage of the deck's length. */
            width: number;
            /** @description Extent of the area from `y` towards starboard, as a percentage of the deck's width. */
            height: number;
        };
        /** @description A deck of a ship. */
        BundleDeck: {
            /** @description Number of the deck, counted upwards from the keel. */
            deck_number: number;
            /** @description Name of the deck, as shown on signs on board. If the name doesn't contain `deck_number`, the site shows the number before it, so the name can be just `Reception`. */
            deck_name: components["schemas"]["LocalizedText"];
            /** @description Areas of the deck, which must not overlap. */
            areas: components["schemas"]["BundleDeckArea"][];
        };
        /** @description A ship with its deck plan. */
        BundleShip: {
            ship_code: components["schemas"]["ItemCode"];
            ship_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Maximum number of travellers, including infants, on departures that don't set their own `capacity`. */
            capacity: number;
            /** @description Cabins to sell on departures that don't set their own `cabins`. Each cabin type can appear only once. */
            cabins: components["schemas"]["BundleShipCabins"][];
            /** @description Gross tonnage (GT) of the ship. */
            gross_tonnage?: number;
            /** @description Overall length in metres. */
            length?: number;
            /** @description Year in which the ship was launched. */
            built?: number;
            /** @description Facilities available on board. */
            facilities: components["schemas"]["LocalizedText"][];
            /** @description Pictures of the ship. Lists show the first picture. */
            pictures: components["schemas"]["BundlePicture"][];
            /** @description Decks of the ship, from top to bottom. */
            decks: components["schemas"]["BundleDeck"][];
        };
        /** @description Amount for one traveller in each age band. */
        BundleBandAmounts: {
            /** @description Amount for one adult. */
            adult: components["schemas"]["Amount"];
            /** @description Amount for one child. */
            kid: components["schemas"]["Amount"];
            /** @description Amount for one infant, who has no berth. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A route from one port to another, in one direction. */
        BundleRoute: {
            route_code: components["schemas"]["ItemCode"];
            route_name: components["schemas"]["LocalizedText"];
            /** @description Code of the departure port. */
            from: components["schemas"]["PortCode"];
            /** @description Code of the arrival port, which must differ from the departure port. */
            to: components["schemas"]["PortCode"];
            /** @description Codes of the property's routes in the opposite direction. Empty if the route is sold one-way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description Travel time in minutes, regardless of time zones, for departures that don't set their own `duration_minutes`. */
            duration_minutes: number;
            /** @description Number of months after the last arrival for which a passport must be valid. Zero if the passport must only be valid on the date of arrival. */
            passport_valid_months: number;
            /** @description Port tax per leg for one traveller in each age band. Shown as a separate price line. */
            port_tax: components["schemas"]["BundleBandAmounts"];
            /** @description Code of the cancellation policy, from the property's `policies`. Days are counted until departure. The policy of the outbound route applies to the whole voyage. */
            policy_code: components["schemas"]["ItemCode"];
        };
        /** @description Fares for a cabin type on departures of a route during a period, on the given days of the week or on every day. Later rows override earlier rows. A cabin type isn't sold on departures for which it has no fare. */
        BundleFare: {
            route_code: components["schemas"]["ItemCode"];
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description First departure date of the period, in the time zone of the departure port. */
            from: components["schemas"]["StayDate"];
            /** @description Last departure date of the period, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Days of the week on which the ships depart, from 1 (Monday) to 7 (Sunday). Omit for every day of the week. */
            weekdays?: number[];
            /** @description Fares per leg, including taxes but excluding port tax. */
            fares: components["schemas"]["BundleBandAmounts"];
        };
        /** @description Ports, cabin types, ships, routes and fares of a ferry line. Send its departures with `putDepartures`. */
        BundleSailing: {
            /** @description Ports in display order. */
            ports: components["schemas"]["BundlePort"][];
            /** @description Cabin types in display order. */
            cabin_types: components["schemas"]["BundleCabinType"][];
            /** @description Ships in display order. */
            ships: components["schemas"]["BundleShip"][];
            /** @description Routes in display order. */
            routes: components["schemas"]["BundleRoute"][];
            /** @description Fares by route, cabin type and period. Later rows override earlier rows. */
            fares: components["schemas"]["BundleFare"][];
            /** @description Number of days from the last arrival to the deletion of passport data. State the same number in the terms of type `PASSPORT`. */
            passport_keep_days: number;
            /** @description Minutes before a departure at which its manifest becomes final. No more bookings are taken from then on. Defaults to 0, the departure itself. */
            manifest_closes_minutes?: number;
        };
        /** @description Price, allotment and restrictions of a room type during a period, for the given days of the week or for every day. Later rows override earlier rows. */
        BundleDays: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description First night of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last night of the period, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Days of the week on which the nights begin, from 1 (Monday) to 7 (Sunday). Omit for every day of the week. */
            weekdays?: number[];
            /** @description Price per night for one room with the included number of guests, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Total number of rooms to sell per night. Existing bookings count towards this number. */
            allotment: number;
            /** @description Price of the night for each adult above the included number of guests. Defaults to the price of the room type. */
            extra_adult_price?: components["schemas"]["Amount"];
            /** @description Price of the night for each child above the included number of guests. Defaults to the price of the room type. */
            extra_kid_price?: components["schemas"]["Amount"];
            /** @description Minimum length, in nights, of stays that start on this day. Defaults to 1. */
            min_nights?: number;
            /** @description Maximum length, in nights, of stays that start on this day. Defaults to the property's `max_nights`. */
            max_nights?: number;
            /** @description Whether the night is closed for sale. Defaults to `false`. */
            closed?: boolean;
            /** @description Whether stays can't begin on this day (closed to arrival). Defaults to `false`. */
            closed_to_arrival?: boolean;
            /** @description Whether stays can't end on this day (closed to departure). Defaults to `false`. */
            closed_to_departure?: boolean;
        };
        /** @description Price and restrictions of a package with one room type during a period, for the given days of the week or for every day. The restrictions of the room type apply as well. */
        BundlePackageDays: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Code of a package that can be booked with the room type. */
            package_code: components["schemas"]["ItemCode"];
            /** @description First night of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last night of the period, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Days of the week on which the nights begin, from 1 (Monday) to 7 (Sunday). Omit for every day of the week. */
            weekdays?: number[];
            /** @description Price of the package for one room, including taxes. A package charged per stay uses the price of the arrival night. If omitted, the price of the package applies. */
            price?: components["schemas"]["Amount"];
            /** @description Minimum length, in nights, of stays with the package that start on this day. Defaults to the package's `min_nights`. */
            min_nights?: number;
            /** @description Maximum length, in nights, of stays with the package that start on this day. Defaults to no maximum. */
            max_nights?: number;
            /** @description Whether the package isn't sold for the night. Defaults to `false`. */
            closed?: boolean;
            /** @description Whether stays with the package can't begin on this day. Defaults to `false`. */
            closed_to_arrival?: boolean;
            /** @description Whether stays with the package can't end on this day. Defaults to `false`. */
            closed_to_departure?: boolean;
        };
        /** @description Stock of an option during a period, for the given days of the week or for every day. */
        BundleOptionDays: {
            /** @description Code of an option with daily stock. */
            upselling_code: components["schemas"]["ItemCode"];
            /** @description First day of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last day of the period, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Days of the week, from 1 (Monday) to 7 (Sunday). Omit for every day of the week. */
            weekdays?: number[];
            /** @description Maximum number of units sold per day, including existing bookings. */
            stock: number;
        };
        /** @description A property, with its details, terms, products and prices. */
        BundleHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /**
             * @description `hotel`: a property that sells rooms by the night. `sailing`: a ferry line that sells cabins by the voyage.
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description Name of the set of design tokens used by the property's site. */
            brand: string;
            /** @description IANA time zone of the property. All dates and times use this time zone, except those at the ports of a ferry line. */
            time_zone: string;
            /** @description Currency of all the property's prices. */
            currency: components["schemas"]["Currency"];
            /** @description Main language of the property. */
            lang_type: components["schemas"]["LangType"];
            /** @description Language for texts that aren't available in the guest's language. Defaults to Korean. */
            fallback_lang_type?: components["schemas"]["LangType"];
            payment_type: components["schemas"]["PaymentType"];
            /** @description Accepted payment methods, in display order. Each method can appear only once. Defaults to `card` only. The property's contract with its payment provider must cover all of these methods. */
            payment_methods?: components["schemas"]["PaymentMethod"][];
            hotel_name: components["schemas"]["LocalizedText"];
            /** @description City and district of the property. */
            address1: components["schemas"]["LocalizedText"];
            /** @description Street and number of the property. */
            address2: components["schemas"]["LocalizedText"];
            /** @description Postal code, or other parts of the address. */
            address3: components["schemas"]["LocalizedText"];
            /** @description Plain text about the property, shown on the home page. */
            description: components["schemas"]["LocalizedText"];
            /** @description Pictures shown on the home page, in display order. */
            main_images: components["schemas"]["BundlePicture"][];
            /** @description Path of the background picture, which the site shows in place of `main_images` if that list is empty. Null if there is none. */
            back_image: string | null;
            /** @description Path of the logo for light backgrounds. Null if there is none. */
            main_image: string | null;
            /** @description Path of the logo for dark backgrounds. Null if there is none. */
            main_image_white: string | null;
            /** @description Whether the property accepts bookings. */
            set_reservation: boolean;
            /** @description Maximum number of days between today and the check-out date or, for voyages, the departure date. */
            set_reservation_term: number;
            /** @description Note shown on the booking page, as HTML. The note is sanitised before it is stored. */
            reservation_html?: components["schemas"]["LocalizedText"];
            /** @description Guide to the stay, as HTML. The guide is sanitised before it is stored. */
            manual_html?: components["schemas"]["LocalizedText"];
            /** @description Maximum number of guests in a booking, not counting infants. */
            max_guest: number;
            /** @description Maximum number of rooms or cabins in a booking. */
            max_rooms: number;
            /** @description Maximum length of stay, in nights. */
            max_nights: number;
            /** @description Whether prices are also shown in other currencies. */
            use_exchange: boolean;
            /** @description Whether prices on other sites are shown on the property's home page. */
            use_price_comparison: boolean;
            /** @description Time from which rooms are ready for check-in. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Time by which guests must leave their rooms. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description Whether bookings require an emergency contact. */
            emergency_contact: boolean;
            /** @description Whether the company's membership tiers are shown for this property. */
            has_membership: boolean;
            /** @description Types of members that can join at this property. Defaults to `GENERAL` and `CYBER`. */
            member_types?: components["schemas"]["MemberType"][];
            /** @description Origins of the provider's own sites. After a login on `/connect-login`, guests can be redirected only to these. */
            return_origins?: string[];
            /** @description Origins of the sites that can embed the property's pages in a frame. Defaults to none. */
            frame_ancestors?: string[];
            /** @description URL of the property's own analytics endpoint. If a guest consents, the site reports each step of the guest's booking to this URL. If omitted, the site doesn't ask for consent and sends nothing. */
            events_url?: string;
            /** @description Name of the company if only its employees can book this property. Must equal the `company_name` that `readCompanyInfo` returns. Omit if the property is open to all guests. */
            linked_company?: string;
            /** @description If a room has at least this many adults, it can be booked only through the customer centre. Requires `footer.tel`. Omit if there is no limit. */
            customer_centre_from_adults?: number;
            /** @description Whether packages show the price for the whole stay instead of the price per night. Defaults to `true` for hotel codes 13, 14 and 15, and to `false` for all other hotels. */
            shows_package_total_price?: boolean;
            age_bands: components["schemas"]["BundleAgeBands"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Pet charge and limit. Omit if the property doesn't accept pets. */
            pets?: components["schemas"]["BundlePetUpselling"];
            /** @description Exchange rates for showing prices in other currencies. Empty if there are none. */
            exchange_rates: components["schemas"]["BundleExchangeRate"][];
            footer: components["schemas"]["BundleFooter"];
            /** @description Terms in display order. */
            terms: components["schemas"]["BundleTerms"][];
            /** @description Icons in display order. */
            icons: components["schemas"]["BundleIcon"][];
            /** @description Cancellation policies that room types and routes refer to. */
            policies: components["schemas"]["BundlePolicy"][];
            /** @description Room types in display order. */
            room_types: components["schemas"]["BundleRoomType"][];
            /** @description Packages in display order. */
            packages: components["schemas"]["BundlePackage"][];
            /** @description Options in display order. */
            upsellings: components["schemas"]["BundleUpselling"][];
            /** @description Limits for paying with points. Omit if the property doesn't accept points. */
            mileage?: components["schemas"]["BundleMileage"];
            /** @description Member discounts by tier, in the order of the company's tiers. The first row must be for the first tier, which members have as soon as they join. A discount can't be lower than the discount before it. Omit if members pay the public price. */
            member_rates?: components["schemas"]["BundleMemberRate"][];
            /** @description Tier benefits that can be booked with a stay at this property. Defaults to none. */
            stay_benefits?: components["schemas"]["StayBenefitType"][];
            /** @description Early check-out offers, which lower the price. */
            early_checkouts: components["schemas"]["BundleEarlyCheckout"][];
            /** @description Promotion codes with discounts. */
            promotions: components["schemas"]["BundlePromotion"][];
            /** @description Ports, cabin types, ships, routes and fares of a ferry line. Required if `property_kind` is `sailing`, in which case `room_types`, `packages` and `days` must be empty. Omit for other properties. */
            sailing?: components["schemas"]["BundleSailing"];
            /** @description Prices and allotments of room types by period. Later rows override earlier rows. A night without a row isn't sold. */
            days: components["schemas"]["BundleDays"][];
            /** @description Prices and restrictions of packages by room type and period. Later rows override earlier rows. These values apply in place of the package's `price`, `periods` and `min_nights`. Replaced if present and left unchanged if omitted. */
            package_days?: components["schemas"]["BundlePackageDays"][];
            /** @description Stock of options by period, in place of `daily_stock`. Later rows override earlier rows. If omitted, every day has the `daily_stock`. */
            option_days?: components["schemas"]["BundleOptionDays"][];
        };
        /** @description The products of a company's properties, in one document. Tiers, affiliates and owned rooms are replaced if present and left unchanged if omitted. */
        PropertyBundle: {
            company_code: components["schemas"]["CompanyCode"];
            company_name: components["schemas"]["LocalizedText"];
            /** @description Membership tiers of the company, lowest first. */
            tiers?: components["schemas"]["BundleTier"][];
            /** @description Companies whose employees can join as affiliate members. */
            affiliates?: components["schemas"]["BundleAffiliate"][];
            /** @description Rooms whose owners can join as pre-sale members. */
            owned_rooms?: components["schemas"]["BundleOwnedRoom"][];
            /** @description Whether nights that are missing from `days` are closed. If `false`, a bundle is rejected if it leaves out a night of an existing property, from today on, that is open or has bookings. Existing bookings remain in any case. Defaults to `false`. */
            replace_days?: boolean;
            /** @description Properties to create or replace. The company's other properties stay unchanged. */
            hotels: components["schemas"]["BundleHotel"][];
        };
        /** @description Changes of the nights of one property. */
        ImportChanges: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Number of nights that are new. */
            days_added: number;
            /** @description Number of nights with other prices, allotments or restrictions, or that are opened again. */
            days_changed: number;
            /** @description Number of open nights that the bundle closes with `closed`. */
            days_closed: number;
            /** @description Number of nights from today on that are open or have bookings and that the bundle leaves out, which closes them. */
            days_removed: number;
        };
        /** @description A row that can't be imported, with the reason. */
        ImportProblem: {
            /** @description JSON pointer to the row in the bundle. */
            pointer: string;
            /** @description Explanation of the problem in English, for the author of the bundle. */
            message: string;
        };
        /** @description Result of an import or a dry run. */
        ImportResult: {
            result: components["schemas"]["Success"];
            /** @description Whether the bundle was only validated, without writing anything. */
            dry_run: boolean;
            /** @description Number of properties in the bundle. */
            hotels: number;
            /** @description Number of room types at all properties in the bundle. */
            room_types: number;
            /** @description Total number of priced nights across all room types. */
            days: number;
            /** @description Changes that the import made or, in a dry run, would make, by property in the order of the bundle. */
            changes: components["schemas"]["ImportChanges"][];
            /** @description Always empty, because a bundle with problems is rejected as a whole. The error response then lists the problems in `errors` and `detail`. */
            problems: components["schemas"]["ImportProblem"][];
        };
        /** @description File name of a picture, ending in `.jpg`, `.jpeg`, `.png` or `.webp`. */
        PictureName: string;
        /** @description Picture to upload. */
        PictureUploadRequest: {
            /**
             * Format: binary
             * @description Content of the picture.
             */
            file: File;
        };
        /** @description The stored picture. */
        PictureUploadResult: {
            result: components["schemas"]["Success"];
            /** @description Path with which a bundle refers to the picture. */
            file_path: string;
        };
        /** @description Date and time in the port's time zone, in the format YYYY-MM-DDTHH:MM. */
        LocalTime: string;
        /**
         * @description `open`: the departure is on sale until the ship departs. `cancelled`: the ship doesn't sail. Existing bookings remain until the guest or the property cancels them.
         * @enum {string}
         */
        DepartureStatus: "open" | "cancelled";
        /** @description The new state of a departure. */
        DepartureRow: {
            /** @description Code of the departure, unique within the property. Never reuse a code for another departure. */
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description Departure date and time, in the time zone of the departure port. */
            departs_at: components["schemas"]["LocalTime"];
            /** @description Travel time in minutes. Defaults to the route's `duration_minutes`. */
            duration_minutes?: number;
            /** @description Maximum number of travellers, including infants. Defaults to the ship's `capacity`. */
            capacity?: number;
            /** @description Total number of cabins to sell, by type. Types that aren't listed aren't sold. Defaults to the ship's `cabins`. */
            cabins?: components["schemas"]["BundleShipCabins"][];
            status: components["schemas"]["DepartureStatus"];
        };
        /** @description Departures of one property, in any order. */
        DeparturesRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Departures to create or update. Each `departure_code` can appear only once. */
            departures: components["schemas"]["DepartureRow"][];
        };
        /** @description Result of creating or updating departures. */
        DeparturesResult: {
            result: components["schemas"]["Success"];
            /** @description Number of departures created or updated. */
            departures: number;
        };
        /**
         * @description JSON for systems, or CSV for spreadsheets.
         * @enum {string}
         */
        ManifestFormat: "json" | "csv";
        /**
         * @description Whether the departure takes place.
         * @enum {string}
         */
        ManifestStatus: "open" | "cancelled";
        /** @description Numbers of travellers. */
        ManifestCounts: {
            /** @description Number of adults. */
            adult: number;
            /** @description Number of children. */
            kid: number;
            /** @description Number of infants. */
            infant: number;
            /** @description Adults, children and infants together. */
            total: number;
        };
        /** @description A traveller on a departure. The fields that start with `passport_` are null once the passport data is deleted. */
        ManifestTraveller: {
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Index of the traveller's cabin in the reservation, starting at 0. */
            cabin: number;
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Number of the cabin that the line assigned. Null until then. */
            room_number: string | null;
            band: components["schemas"]["TravellerBand"];
            /** @description Full name in Korean. Null if the traveller has no Korean name. */
            korean_name: string | null;
            /** @description Surname shown in the passport. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names shown in the passport. */
            english_first_name: components["schemas"]["EnglishName"];
            gender: components["schemas"]["Gender"];
            nationality: components["schemas"]["CountryCode"];
            birthday: components["schemas"]["Birthday"];
            /** @description Complete number, or at most its last three characters if masked. */
            passport_number: string | null;
            /** @description Issue date of the passport. */
            passport_issued_on: components["schemas"]["StayDate"] | null;
            /** @description Expiry date of the passport. */
            passport_expires_on: components["schemas"]["StayDate"] | null;
        };
        /** @description The travellers on a departure. */
        ManifestResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description Departure date and time, in the departure port's time zone. */
            departs_at: components["schemas"]["PortTime"];
            status: components["schemas"]["ManifestStatus"];
            /** @description Time from which no more bookings are taken, `manifest_closes_minutes` of the ferry line before the departure. */
            closed_at: components["schemas"]["Instant"];
            /** @description Whether `closed_at` has passed. Travellers can then still be removed by a cancellation. */
            final: boolean;
            /** @description Whether the passport numbers are masked. */
            masked: boolean;
            counts: components["schemas"]["ManifestCounts"];
            /** @description Travellers in the order of their reservation numbers. */
            travellers: components["schemas"]["ManifestTraveller"][];
        };
        /** @description A table in the format of RFC 4180, with the field names of `ManifestTraveller` in the first line. Text that a spreadsheet would run as a formula begins with an apostrophe. */
        ManifestTable: string;
        /** @description The member to log in from a provider's site. */
        SsoKeyRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Login ID of the member, who must belong to the property's company. Not case-sensitive. */
            login_id: string;
            /**
             * @description Number of minutes for which the key is valid. Exceed the default only for a link that the member opens later, such as in an email, because URLs remain in browser histories and logs.
             * @default 10
             */
            valid_minutes?: number;
        };
        /** @description A single-use login key for one member. */
        SsoKeyResult: {
            result: components["schemas"]["Success"];
            /** @description Single-use key. Add it to the query of the entry page (`/start`) as `sso_key`, together with `company_code`. */
            sso_key: string;
            /** @description Time when the key expires. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description A check-in token scanned by the property's staff. */
        CheckInRequest: {
            /** @description Code of the property where the token was scanned. Reservations at other properties aren't found. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Token shown on the guest's screen. */
            token: string;
        };
        /**
         * @description The guest or member who holds the reservation, or one of the property's systems.
         * @enum {string}
         */
        CancelledBy: "guest" | "property";
        /** @description Number of the assigned room or cabin for each one of the reservation, in its order. Null for one that isn't assigned. */
        RoomNumbers: (string | null)[];
        /** @description Internal note of the property. Never shown to the guest. */
        PropertyNote: string;
        /** @description Why the property granted a refund. */
        RefundReason: {
            /**
             * Format: uuid
             * @description ID that `createPropertyRefund` returned.
             */
            property_refund_id: string;
            /** @description Null once the guest's data has been erased. */
            reason: string | null;
        };
        /** @description What only the property sees of a reservation. */
        PropertyData: {
            /** @description Who cancelled the reservation. Null unless it is cancelled. */
            cancelled_by: components["schemas"]["CancelledBy"] | null;
            /** @description Reason that the guest or the property gave for the cancellation. Null if there is none. */
            cancel_reason: string | null;
            room_numbers: components["schemas"]["RoomNumbers"];
            /** @description Internal note. Null if there is none. */
            note: components["schemas"]["PropertyNote"] | null;
            /** @description Why the property granted each refund in the reservation's payment, in its order. */
            refund_reasons: components["schemas"]["RefundReason"][];
        };
        /**
         * @description Kind of event. A reservation is `used` once the stay or voyage has ended, `updated` if the property assigned rooms, and `no_show` if the guest didn't arrive. A hold is `expired` if the guest didn't complete the booking in time. A payment is `refund_refused` if the card provider refuses its refund, so that the property must pay it out by other means.
         * @enum {string}
         */
        EventType: "reservation.created" | "reservation.changed" | "reservation.cancelled" | "reservation.used" | "reservation.updated" | "reservation.no_show" | "hold.expired" | "payment.captured" | "payment.refunded" | "payment.refund_refused" | "member.joined" | "member.changed" | "member.withdrawn" | "enquiry.created" | "enquiry.answered";
        /** @description A reservation in its current state, with its events since the previous page. */
        ChangedReservation: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Membership number with which the stay was booked. Null if there was none. */
            member_no: string | null;
            /** @description The booker's language, as a BCP 47 tag. */
            language: string;
            reservation: components["schemas"]["Reservation"];
            property: components["schemas"]["PropertyData"];
            /** @description Kinds of the events, in order. */
            events: components["schemas"]["EventType"][];
            /**
             * Format: date-time
             * @description Time of the last of these events.
             */
            changed_at: string;
        };
        /** @description A page of changed reservations. */
        ReservationChangesResult: {
            result: components["schemas"]["Success"];
            /** @description Changed reservations in the order of their last event. Each one is listed once. */
            reservations: components["schemas"]["ChangedReservation"][];
            /** @description Cursor for the next call. Store it once the reservations are processed. If nothing changed, it equals the sent cursor. */
            next_cursor: components["schemas"]["Cursor"];
            /** @description Whether more changes are available now. */
            has_more: boolean;
        };
        /** @description Conditions that a reservation must all meet. Without conditions, every reservation is found. */
        ReservationSearchRequest: {
            hotel_code?: components["schemas"]["HotelCode"];
            reservation_number?: components["schemas"]["DocumentNumber"];
            code?: components["schemas"]["PropertyCode"];
            /** @description Part of a guest's or the booker's name. */
            name?: string;
            /** @description Last digits of the guest's or the booker's phone number. */
            last_digits?: string;
            /**
             * Format: date
             * @description Earliest check-in date.
             */
            check_in_from?: string;
            /**
             * Format: date
             * @description Latest check-in date.
             */
            check_in_to?: string;
            status?: components["schemas"]["ReservationStatus"];
            cursor?: components["schemas"]["Cursor"];
        };
        /** @description A reservation as its property sees it. */
        ProviderReservation: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Membership number with which the stay was booked. Null if there was none. */
            member_no: string | null;
            /** @description The booker's language, as a BCP 47 tag. */
            language: string;
            reservation: components["schemas"]["Reservation"];
            property: components["schemas"]["PropertyData"];
        };
        /** @description A page of matching reservations. */
        ReservationSearchResult: {
            result: components["schemas"]["Success"];
            /** @description Matching reservations, latest check-in first. */
            reservations: components["schemas"]["ProviderReservation"][];
            /** @description Cursor for the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description One reservation. */
        ProviderReservationResult: {
            result: components["schemas"]["Success"];
            reservation: components["schemas"]["ProviderReservation"];
        };
        /** @description Complete passport of a traveller. */
        TravellerPassport: {
            /** @description Index of the traveller in the reservation's `travellers`. */
            traveller: number;
            /** @description Family name as in the passport. */
            english_last_name: string;
            /** @description Given name as in the passport. */
            english_first_name: string;
            /** @description Complete number, in upper case. */
            passport_number: string;
            /**
             * Format: date
             * @description Date of issue.
             */
            issued_on: string;
            /**
             * Format: date
             * @description Date of expiry.
             */
            expires_on: string;
        };
        /** @description Complete passports of a voyage. */
        PassportsResult: {
            result: components["schemas"]["Success"];
            /** @description Travellers whose passports are stored. */
            travellers: components["schemas"]["TravellerPassport"][];
        };
        /** @description The property's record of a reservation, which replaces the previous values. */
        PropertyRecordRequest: {
            /** @description Reservation number in the property's own system. Null if there is none. */
            code: components["schemas"]["PropertyCode"] | null;
            /** @description Note from the property to the guest. Null if there is none. */
            memo: components["schemas"]["PropertyMemo"] | null;
        };
        /** @description Reason for the property's records. Not shown to the guest. */
        PropertyReason: string;
        /** @description A cancellation by the property. */
        PropertyCancellationRequest: {
            reason: components["schemas"]["PropertyReason"];
            /** @description Amount to refund, at most what was paid by card and hasn't been refunded. The rest is kept as the fee. Defaults to everything. */
            refund?: components["schemas"]["Amount"];
        };
        /** @description State of a reservation after an action. Contains no personal data. `getProviderReservation` returns the whole reservation. */
        ReservationStateResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Time when the guest was marked as a no-show. Null unless this happened. */
            no_show_at: components["schemas"]["Instant"] | null;
            /** @description Fee and refund of the cancellation. Null unless the reservation is cancelled. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /** @description Refunds that the property granted without cancelling, oldest first. */
            property_refunds: components["schemas"]["PropertyRefund"][];
        };
        /** @description The assigned rooms or cabins, and the property's internal note. */
        RoomAssignmentRequest: {
            room_numbers: components["schemas"]["RoomNumbers"];
            /** @description Internal note. Null to clear it. */
            note: components["schemas"]["PropertyNote"] | null;
        };
        /** @description A refund that the property grants. */
        PropertyRefundRequest: {
            /** @description Amount to refund, in minor units of the reservation's currency. */
            amount: number;
            reason: components["schemas"]["PropertyReason"];
        };
        /** @description How much time the guest needs. */
        HoldExtensionRequest: {
            /** @description Minutes from now until the hold expires. */
            minutes: number;
        };
        /** @description An extended hold. */
        HoldExtensionResult: {
            result: components["schemas"]["Success"];
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description Time when the hold expires. Earlier than requested if a limit applies. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. */
            server_time: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description ID of a member. The ID never changes.
         */
        MemberId: string;
        /** @description A member as the company sees them. */
        ProviderMember: {
            member_id: components["schemas"]["MemberId"];
            /** @description Code of the property where the member joined. */
            hotel_code: components["schemas"]["HotelCode"];
            joined_at: components["schemas"]["Instant"];
            profile: components["schemas"]["MemberProfile"];
            /** @description The member's tier. Null if the company has no tiers or the member has no membership number. */
            tier: components["schemas"]["TierRecord"] | null;
            /** @description Number of points that the member can use now. */
            points_balance: number;
        };
        /** @description A member in their current state, with their events since the previous page. */
        ChangedMember: {
            member_id: components["schemas"]["MemberId"];
            /** @description The member. Null if the member has withdrawn. */
            member: components["schemas"]["ProviderMember"] | null;
            /** @description Kinds of the events, in order. */
            events: components["schemas"]["EventType"][];
            /**
             * Format: date-time
             * @description Time of the last of these events.
             */
            changed_at: string;
        };
        /** @description A page of changed members. */
        MemberChangesResult: {
            result: components["schemas"]["Success"];
            /** @description Changed members in the order of their last event. Each one is listed once. */
            members: components["schemas"]["ChangedMember"][];
            /** @description Cursor for the next call. Store it once the members are processed. If nothing changed, it equals the sent cursor. */
            next_cursor: components["schemas"]["Cursor"];
            /** @description Whether more changes are available now. */
            has_more: boolean;
        };
        /** @description Conditions that a member must all meet. */
        MemberSearchRequest: {
            /** @description Login ID. Not case-sensitive. */
            login_id?: string;
            /** @description Complete phone number, digits only. */
            phone_number?: string;
            /** @description Email address. Not case-sensitive. */
            email?: string;
            /** @description Membership number. */
            member_no?: string;
        };
        /** @description The matching members. */
        MemberSearchResult: {
            result: components["schemas"]["Success"];
            /** @description The matching member, or an empty list. */
            members: components["schemas"]["ProviderMember"][];
        };
        /** @description One member. */
        ProviderMemberResult: {
            result: components["schemas"]["Success"];
            member: components["schemas"]["ProviderMember"];
        };
        /** @description Terms of a coupon. Dates are in the time zone of the property. */
        CouponGrant: {
            /** @description Title that the member sees. */
            coupon_title: components["schemas"]["LocalizedText"];
            coupon_type: components["schemas"]["CouponType"];
            discount_type: components["schemas"]["DiscountType"];
            /** @description Percentage of at most 100, or amount in minor units of the currency, depending on `discount_type`. */
            discount_amount: number;
            /** @description First date on which a booking with the coupon can be made. If omitted, there is no limit. */
            valid_from?: components["schemas"]["StayDate"];
            /** @description Last date on which a booking with the coupon can be made. If omitted, there is no limit. */
            valid_until?: components["schemas"]["StayDate"];
            /** @description First night for which the coupon can be used. If omitted, there is no limit. */
            stay_from?: components["schemas"]["StayDate"];
            /** @description Last night for which the coupon can be used. If omitted, there is no limit. */
            stay_until?: components["schemas"]["StayDate"];
            /** @description Codes of the properties that accept the coupon. If omitted or empty, all properties of the company accept it. */
            hotel_codes?: components["schemas"]["HotelCode"][];
            /** @description Codes of the room types for which the coupon can be used. If omitted or empty, it can be used for all of them. */
            room_type_codes?: components["schemas"]["ItemCode"][];
            /** @description Whether the coupon can be used only at the front desk. If omitted, it can be used online. */
            offline_only?: boolean;
        };
        /** @description The coupon that was granted. */
        CouponGrantResult: {
            result: components["schemas"]["Success"];
            coupon_code: components["schemas"]["CouponCode"];
        };
        /** @description Members, and the terms of the coupon that each of them gets. */
        CouponGrantsRequest: {
            /** @description IDs of the members. Each can be listed once. */
            member_ids: components["schemas"]["MemberId"][];
            coupon: components["schemas"]["CouponGrant"];
        };
        /** @description A member's coupon. */
        CouponGrantRow: {
            member_id: components["schemas"]["MemberId"];
            /** @description Code of the granted coupon. Null if the company has no member with this ID. */
            coupon_code: components["schemas"]["CouponCode"] | null;
        };
        /** @description The coupons that were granted. */
        CouponGrantsResult: {
            result: components["schemas"]["Success"];
            /** @description A row for each member, in the order of the request. */
            rows: components["schemas"]["CouponGrantRow"][];
        };
        /** @description Tier to grant. */
        MemberTierRequest: {
            /** @description Code of one of the company's tiers. */
            tier_code: components["schemas"]["ItemCode"];
            /** @description Time in the future at which the grant ends. Null for a grant without an end. */
            until: components["schemas"]["Instant"] | null;
        };
        /** @description The member's tier after the grant. */
        MemberTierResult: {
            result: components["schemas"]["Success"];
            tier: components["schemas"]["TierRecord"];
        };
        /** @description A contract and the room that it's for. */
        RoomContract: {
            building_code: components["schemas"]["ItemCode"];
            unit_code: components["schemas"]["ItemCode"];
            /** @description Room number as written on the door. */
            room_number: string;
            contract: components["schemas"]["BundleContract"];
        };
        /** @description Contracts to create or update. */
        ContractsRequest: {
            /** @description Contracts, each with a different number. */
            contracts: components["schemas"]["RoomContract"][];
        };
        /** @description Voucher counts of the contract with this number. */
        ContractVouchers: {
            contract_number: components["schemas"]["ContractNumber"];
            vouchers: components["schemas"]["VoucherCount"];
        };
        /** @description The contracts that were written. */
        ProviderContractsResult: {
            result: components["schemas"]["Success"];
            /** @description The vouchers of each contract, in the order of the request. */
            contracts: components["schemas"]["ContractVouchers"][];
        };
        /** @description Summary of an enquiry that waits for an answer. */
        WaitingEnquiry: {
            member_id: components["schemas"]["MemberId"];
            /** @description When the enquiry was last changed. */
            changed_at: components["schemas"]["Instant"];
            entry: components["schemas"]["VocSummary"];
        };
        /** @description A page of waiting enquiries. */
        EnquiriesResult: {
            result: components["schemas"]["Success"];
            /** @description Waiting enquiries, oldest first. */
            enquiries: components["schemas"]["WaitingEnquiry"][];
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description An enquiry with its member and version. */
        EnquiryResult: {
            result: components["schemas"]["Success"];
            member_id: components["schemas"]["MemberId"];
            /** @description Version of the enquiry, which an answer must send. It changes with the text, the attachments and the answers. */
            changed_at: components["schemas"]["Instant"];
            entry: components["schemas"]["Voc"];
        };
        /** @description An answer to an enquiry. */
        EnquiryAnswerRequest: {
            /** @description Text of the answer, which can contain line breaks. */
            answer: string;
            /** @description Value of `changed_at` that was read with the enquiry. */
            changed_at: components["schemas"]["Instant"];
        };
        /** @description Confirmation that the enquiry was answered. */
        EnquiryAnsweredResult: {
            result: components["schemas"]["Success"];
            /** @description New version of the enquiry. Send it to correct the answer. */
            changed_at: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description ID of a points transaction.
         */
        PointsEntryId: string;
        /** @description A points transaction of a member. */
        MemberPointsEntry: {
            entry_id: components["schemas"]["PointsEntryId"];
            points_type: components["schemas"]["PointsType"];
            /** @description Number of points, positive for credits and negative for debits. */
            points: number;
            /** @description Points balance after the transaction. */
            balance: number;
            at: components["schemas"]["Instant"];
            /** @description When the credited points expire. Null for debits. */
            expires_at: components["schemas"]["Instant"] | null;
            /** @description Number of the related reservation. Null if the transaction isn't related to a reservation. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Note that the member sees. Null if there is no note. */
            note: string | null;
            /** @description ID of the transaction that reversed this one. Null if it wasn't reversed. */
            reversed_by: components["schemas"]["PointsEntryId"] | null;
        };
        /** @description A page of a member's points transactions. */
        MemberPointsResult: {
            result: components["schemas"]["Success"];
            /** @description Transactions on this page, newest first. */
            entries: components["schemas"]["MemberPointsEntry"][];
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Points to grant or deduct. */
        PointsEntryRequest: {
            /**
             * @description Type of the transaction, which decides whether points are granted or deducted.
             * @enum {string}
             */
            points_type: "earn" | "use" | "admin_grant" | "admin_deduction" | "outlet_earn" | "outlet_use";
            /** @description Number of points to grant or deduct. */
            points: number;
            /** @description Time in the future at which granted points expire. If omitted, they expire after a year. Not allowed for a deduction. */
            expires_at?: components["schemas"]["Instant"];
            /** @description Note that the member sees, such as the name of an outlet. */
            note?: string;
        };
        /** @description The transaction that was added. */
        PointsEntryResult: {
            result: components["schemas"]["Success"];
            entry_id: components["schemas"]["PointsEntryId"];
            /** @description Number of points that the member can use after the transaction. */
            balance: number;
        };
        /** @description ID of the refund, also used by the card provider. Starts with the company code. */
        RefundId: string;
        /** @description A refund that the card provider refused and that the property owes to the guest. */
        RefusedRefund: {
            refund_id: components["schemas"]["RefundId"];
            /**
             * @description `refused`: the property has not paid out the refund yet. `paid_out`: the property has paid the guest.
             * @enum {string}
             */
            status: "refused" | "paid_out";
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Amount owed to the guest. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Reason for the card provider's refusal, including the provider's code. */
            refusal: string;
            /** @description Time when the refund was created. */
            created_at: components["schemas"]["Instant"];
            /** @description Number of the reservation that the refund belongs to. Null if the card was charged but no reservation was made. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description The guest's full name. */
            guest_name: string;
            /** @description Full name of the booker, who paid and whom the property contacts. Equal to the guest's name unless another person booked. */
            booker_name: string;
            /** @description The booker's phone number, digits only. */
            booker_phone: string;
            /** @description The booker's email address, as given for the booking. */
            booker_email: string;
            /** @description Reference that records how the property paid the guest. Null until the refund is paid out. */
            reference: string | null;
        };
        /** @description Refused refunds waiting to be paid out, oldest first. */
        RefusedRefundsResult: {
            result: components["schemas"]["Success"];
            /** @description At most 100 refused refunds. Further refunds appear when these are paid out. */
            refunds: components["schemas"]["RefusedRefund"][];
        };
        /** @description The property's record of how the guest was paid. */
        RefundPayoutRequest: {
            /** @description Number of the bank transfer, or a short note on how the guest was paid. */
            reference: string;
        };
        /** @description The refund, marked as paid out. */
        RefundPayoutResult: {
            result: components["schemas"]["Success"];
            refund: components["schemas"]["RefusedRefund"];
        };
        /**
         * Format: uuid
         * @description ID of a provider key.
         */
        KeyId: string;
        /** @description Name of the system or person that uses the key. */
        KeyName: string;
        /**
         * @description Permission of a provider key. `read`: read reservations, members, refunds and property data. `ari`: load properties, rates, availability, restrictions and departures. `reservations`: change reservations and redeem check-in tokens. `members`: change members, points, coupons and enquiries. `payments`: refund and record payouts. `passports`: read complete passport numbers. `keys`: manage keys and webhook endpoints, and read the audit log.
         * @enum {string}
         */
        KeyScope: "read" | "ari" | "reservations" | "members" | "payments" | "passports" | "keys";
        /** @description What the key permits. */
        KeyScopes: components["schemas"]["KeyScope"][];
        /** @description A provider key. The key itself is returned only when it's created or rotated. */
        ProviderKey: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            scopes: components["schemas"]["KeyScopes"];
            /**
             * Format: date-time
             * @description Time at which the key was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the key expires. Null if it never expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last use, accurate to a minute. Null if the key was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the key from before the last rotation is also accepted. Null if it's no longer accepted.
             */
            overlap_until: string | null;
        };
        /** @description The company's keys. */
        ProviderKeysResult: {
            result: components["schemas"]["Success"];
            /** @description The company's keys that haven't been revoked, oldest first. Expired keys are included. */
            keys: components["schemas"]["ProviderKey"][];
        };
        /** @description A key to create. */
        ProviderKeyRequest: {
            name: components["schemas"]["KeyName"];
            scopes: components["schemas"]["KeyScopes"];
            /**
             * Format: date-time
             * @description Time in the future at which the key expires. If omitted, the key never expires.
             */
            expires_at?: string;
        };
        /** @description A key with its secret. */
        ProviderKeySecretResult: {
            result: components["schemas"]["Success"];
            key: components["schemas"]["ProviderKey"];
            /** @description Value of the `Provider-Key` header. Store it safely, because it isn't returned again. */
            secret: string;
        };
        /** @description Confirmation that the key was revoked. */
        ProviderKeyRevokedResult: {
            result: components["schemas"]["Success"];
        };
        /** @description How to rotate a key. */
        KeyRotationRequest: {
            /** @description Number of minutes for which the previous key is still accepted, at most 30 days. Use 0 if the key has leaked. */
            overlap_minutes: number;
        };
        /** @description Who did something. `key` is a provider key, `configuration` a key from the server's configuration, `staff` a person on the server's machine, `server` the server itself. */
        AuditActor: {
            /**
             * @description Kind of actor.
             * @enum {string}
             */
            kind: "key" | "configuration" | "staff" | "server";
            /** @description ID of the key, or the name of the system account. */
            id: string;
            /** @description Name of the key or person at the time. */
            name: string;
        };
        /** @description One action by a provider's system or by staff. Contains no personal data. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description UUID that begins with the time of the action.
             */
            entry_id: string;
            /**
             * Format: date-time
             * @description Time of the action.
             */
            at: string;
            actor: components["schemas"]["AuditActor"];
            /** @description Operation ID of the contract, such as `payOutRefund`. */
            action: string;
            /** @description Kind of the changed object, such as `reservation`. */
            object_kind: string;
            /** @description Number, code or ID of the changed object. */
            object_id: string;
            /** @description Changed values before the action. Null if there were none. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Changed values after the action. Null if there are none. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description ID of the request. Null for a command. */
            request_id: string | null;
        };
        /** @description A page of the audit log. */
        AuditEntriesResult: {
            result: components["schemas"]["Success"];
            /** @description The entries, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Cursor for the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description ID of the message, chosen by the provider's system. A message takes effect once: if the ID is sent to the property again, the first response is returned and nothing changes. */
        AriMessageId: string;
        /** @description Position of the message among all messages for the property. Any increasing number works, such as a counter or a time in milliseconds. A message whose number isn't higher than that of the last applied message is late and changes nothing. */
        AriSequence: number;
        /** @description Days of the week to which the row applies, from 1 (Monday) to 7 (Sunday). Omit for every day of the week. */
        AriWeekdays: number[];
        /** @description New values for nights of a rate plan: of a room type alone or, if the row has a `package_code`, of a package that is sold with the room type. Omitted fields stay unchanged. Nights before today are skipped. A night of a room type that isn't on sale yet needs a price and an allotment, in this row or in another row of the message. */
        AriDays: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Code of the package to which the row applies. The package then has its own price and restrictions with this room type, in addition to those of the room type. Omit for the room type alone. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description First night of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last night of the period, inclusive. At most 900 days from today. */
            to: components["schemas"]["StayDate"];
            weekdays?: components["schemas"]["AriWeekdays"];
            /** @description Total number of rooms to sell per night, with or without a package. Existing bookings count towards this number. They remain valid if they exceed it, but no more rooms are sold. Not allowed with `package_code`. */
            allotment?: number;
            /** @description Price per night for one room with the included number of guests, including taxes. With `package_code`, the price of the package for one room, which is added to the price of the room. A package charged per stay uses the price of the arrival night. */
            price?: components["schemas"]["Amount"];
            /** @description Price of the night for each adult above the included number of guests. Not allowed with `package_code`. */
            extra_adult_price?: components["schemas"]["Amount"];
            /** @description Price of the night for each child above the included number of guests. Not allowed with `package_code`. */
            extra_kid_price?: components["schemas"]["Amount"];
            /** @description Minimum length, in nights, of stays that start on this day. */
            min_nights?: number;
            /** @description Maximum length, in nights, of stays that start on this day. */
            max_nights?: number;
            /** @description Whether the night is closed for sale. */
            closed?: boolean;
            /** @description Whether stays can't begin on this day (closed to arrival). */
            closed_to_arrival?: boolean;
            /** @description Whether stays can't end on this day (closed to departure). */
            closed_to_departure?: boolean;
        };
        /** @description New stock of an option. Days before today are skipped. */
        AriOptionDays: {
            /** @description Code of an option with daily stock. */
            upselling_code: components["schemas"]["ItemCode"];
            /** @description First day of the period. */
            from: components["schemas"]["StayDate"];
            /** @description Last day of the period, inclusive. At most 900 days from today. */
            to: components["schemas"]["StayDate"];
            weekdays?: components["schemas"]["AriWeekdays"];
            /** @description Maximum number of units sold per day. Existing bookings count towards this number. They remain valid if they exceed it, but no more units are sold. */
            stock: number;
        };
        /** @description New values for a departure of a ferry line, which was created with `putDepartures`. Omitted fields stay unchanged. Fares are part of the bundle. */
        AriDeparture: {
            departure_code: components["schemas"]["ItemCode"];
            status?: components["schemas"]["DepartureStatus"];
            /** @description Maximum number of travellers, including infants. Existing bookings count towards this number. They remain valid if they exceed it, but no more berths are sold. */
            capacity?: number;
            /** @description Total number of cabins to sell, by type. Types that aren't listed stay unchanged. */
            cabins?: components["schemas"]["BundleShipCabins"][];
        };
        /** @description Changes to the rates, availability and restrictions of one property. Later rows override earlier rows, field by field. All lists together can have up to 10,000 rows, including the rows in `cabins`, and change up to 100,000 nights. */
        AriUpdate: {
            hotel_code: components["schemas"]["HotelCode"];
            message_id: components["schemas"]["AriMessageId"];
            sequence: components["schemas"]["AriSequence"];
            /** @description Prices, allotments and restrictions of room types and packages. Omit if there are none. */
            days?: components["schemas"]["AriDays"][];
            /** @description Stock of options. Omit if there is none. */
            options?: components["schemas"]["AriOptionDays"][];
            /** @description Status, capacity and cabins of departures. Omit if there are none. */
            departures?: components["schemas"]["AriDeparture"][];
        };
        /**
         * @description Reason why a row, or a part of it, has no effect. `unknown_room_type`, `unknown_departure`, `unknown_cabin_type`: the property has no such item. `unknown_package`: the property doesn't sell such a package with the room type. `unknown_option`: the property has no such option, or the option has no daily stock. `not_for_package`: a field of the row isn't allowed with `package_code`. `invalid_period`: the last date is before the first. `period_in_past`: the whole period is before today. `period_too_late`: the period ends more than 900 days from today. `invalid_length`: the minimum length of stay is above the maximum. `nothing_to_change`: the row has no values. `night_not_on_sale`: some nights aren't on sale yet, and the message doesn't contain both their price and their allotment; the other nights are changed.
         * @enum {string}
         */
        AriProblemCode: "unknown_room_type" | "unknown_package" | "unknown_option" | "unknown_departure" | "unknown_cabin_type" | "not_for_package" | "invalid_period" | "period_in_past" | "period_too_late" | "invalid_length" | "nothing_to_change" | "night_not_on_sale";
        /** @description A row that has no effect, or no effect on some of its nights, with the reason. */
        AriProblem: {
            /** @description JSON Pointer to the row or to one of its fields. */
            pointer: string;
            code: components["schemas"]["AriProblemCode"];
            /** @description Explanation in English, for developers. */
            detail: string;
        };
        /** @description Inventory of which more is sold than the provider allots. Nothing is cancelled, and nothing more is sold. */
        AriShortage: {
            /** @description JSON Pointer to the last row that applies to the inventory. */
            pointer: string;
            /** @description Night on which more is sold or, for a departure, its date in the time zone of the departure port. */
            date: components["schemas"]["StayDate"];
            /** @description Number that the provider allots. */
            allotment: number;
            /** @description Number that is sold, including holds. */
            sold: number;
        };
        /** @description Effect of a message. Sending the message again returns the same result. */
        AriResult: {
            result: components["schemas"]["Success"];
            message_id: components["schemas"]["AriMessageId"];
            sequence: components["schemas"]["AriSequence"];
            /**
             * @description `applied`: all rows without a problem have taken effect. `late`: a message with the same or a higher `sequence` was applied before, so nothing was changed.
             * @enum {string}
             */
            outcome: "applied" | "late";
            /** @description Sequence number of the last message that was applied to the property. */
            last_sequence: components["schemas"]["AriSequence"];
            /** @description Number of nights, days of options, departures and their cabin types that are new or have changed. */
            changed: number;
            /** @description Problems by row, in the order of the message. Empty if all rows have taken effect. */
            problems: components["schemas"]["AriProblem"][];
            /** @description Inventory that the message allots less than is sold, by row and date. At most 10,000 for each list of the message. */
            shortages: components["schemas"]["AriShortage"][];
        };
        /**
         * Format: uuid
         * @description ID of an address that receives events.
         */
        WebhookEndpointId: string;
        /** @description Address that receives the events, with `https`. Addresses in private networks are rejected, here or when the server connects. A test installation can allow private hosts, also with `http`. */
        WebhookUrl: string;
        /** @description Kinds of events to send. */
        WebhookEventTypes: components["schemas"]["EventType"][];
        /**
         * @description Why an endpoint is disabled. `request`: a provider's system disabled it. `gone`: it returned 410. `failed`: a delivery has failed for three days.
         * @enum {string}
         */
        WebhookDisabledBecause: "request" | "gone" | "failed";
        /** @description An address that receives events. The server disables an endpoint that returns 410, or if a delivery has failed for three days. While an endpoint is disabled, its events wait for up to three days. */
        WebhookEndpoint: {
            endpoint_id: components["schemas"]["WebhookEndpointId"];
            url: components["schemas"]["WebhookUrl"];
            event_types: components["schemas"]["WebhookEventTypes"];
            /** @description Property whose events are sent. Null for the events of all properties. */
            hotel_code: components["schemas"]["HotelCode"] | null;
            /** @description Whether events are sent. */
            enabled: boolean;
            /** @description Why the endpoint is disabled. Null if it's enabled. */
            disabled_because: components["schemas"]["WebhookDisabledBecause"] | null;
            /**
             * Format: date-time
             * @description Time of the first failed attempt since the last successful one. Null if the last attempt succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time until which events are also signed with the secret from before the last rotation. Null if they no longer are.
             */
            overlap_until: string | null;
            /**
             * Format: date-time
             * @description Time at which the endpoint was created.
             */
            created_at: string;
        };
        /** @description The company's webhook endpoints. */
        WebhookEndpointsResult: {
            result: components["schemas"]["Success"];
            /** @description The company's endpoints, oldest first. */
            endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description Settings of a webhook endpoint. */
        WebhookEndpointRequest: {
            url: components["schemas"]["WebhookUrl"];
            event_types: components["schemas"]["WebhookEventTypes"];
            /** @description Property whose events are sent. If omitted, the events of all properties and of the company's members are sent. */
            hotel_code?: components["schemas"]["HotelCode"];
            /** @description Whether events are sent. */
            enabled: boolean;
        };
        /** @description A webhook endpoint with its secret. */
        WebhookSecretResult: {
            result: components["schemas"]["Success"];
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description Secret that signs the events, as Standard Webhooks defines it. Store it safely, because it isn't returned again. */
            secret: string;
        };
        /** @description One webhook endpoint. */
        WebhookEndpointResult: {
            result: components["schemas"]["Success"];
            endpoint: components["schemas"]["WebhookEndpoint"];
        };
        /** @description Confirmation that the webhook endpoint was deleted. */
        WebhookDeletedResult: {
            result: components["schemas"]["Success"];
        };
        /** @description How to rotate a webhook secret. */
        WebhookRotationRequest: {
            /** @description Number of minutes for which events are also signed with the previous secret, at most 30 days. Use 0 if the secret has leaked. */
            overlap_minutes: number;
        };
        /**
         * @description Why an attempt failed without a response. `timeout`: no response within 15 seconds. `private_address`: the host name resolves to an address in a private network. `connection`: the host name is unknown, the connection failed, or the certificate is invalid.
         * @enum {string}
         */
        WebhookFailure: "timeout" | "private_address" | "connection";
        /** @description Outcome of a test event. */
        WebhookTestResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description Value of the header `webhook-id`.
             */
            event_id: string;
            /** @description Whether the endpoint returned a 2xx status. */
            delivered: boolean;
            /** @description Status of the response. Null if there was none. */
            status: number | null;
            /** @description Why there was no response. Null if there was one. */
            failure: components["schemas"]["WebhookFailure"] | null;
            /** @description Milliseconds from the start of the request to the response or failure. */
            latency_ms: number;
        };
        /**
         * @description State of a delivery. `waiting` → `delivered` or `given_up`.
         * @enum {string}
         */
        WebhookDeliveryState: "waiting" | "delivered" | "given_up";
        /** @description Delivery of an event to an endpoint. `waiting` → `delivered`, or `given_up` after the last failed attempt. A redelivery returns it to `waiting`. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description ID of the event. Equals the header `webhook-id`.
             */
            event_id: string;
            type: components["schemas"]["EventType"];
            /** @description Reservation of the event. Null if it has none. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description Number of attempts since the delivery was created or last requested. */
            attempts: number;
            /** @description Status of the last response. Null if there was none. */
            last_status: number | null;
            /** @description Why the last attempt got no response. Null if it got one, or if there was no attempt. */
            last_failure: components["schemas"]["WebhookFailure"] | null;
            /** @description Duration of the last attempt in milliseconds. Null if there was none. */
            last_latency_ms: number | null;
            /**
             * Format: date-time
             * @description Time of the event.
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description Time of the next attempt. Null if there is none, if an earlier event of the same reservation must be delivered first, or if the endpoint is disabled.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the event was delivered or given up.
             */
            ended_at: string | null;
        };
        /** @description A page of an endpoint's deliveries. */
        WebhookDeliveriesResult: {
            result: components["schemas"]["Success"];
            /** @description Deliveries, latest event first. They are deleted 30 days after they ended. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Cursor for the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description One delivery. */
        WebhookDeliveryResult: {
            result: components["schemas"]["Success"];
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description What the event is about. Only the fields that apply are included. */
        WebhookData: {
            hotel_code?: components["schemas"]["HotelCode"];
            reservation_number?: components["schemas"]["DocumentNumber"];
            /**
             * Format: uuid
             * @description Member that the event is about.
             */
            member_id?: string;
            hold_number?: components["schemas"]["DocumentNumber"];
            order_id?: components["schemas"]["OrderId"];
            /** @description Captured or refunded amount. */
            amount?: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            refund_id?: components["schemas"]["RefundId"];
            voc_seq?: components["schemas"]["VocSeq"];
        };
        /** @description What happened, without personal data. Read the reservation, member, payment or enquiry itself with its number or ID. Every attempt and every redelivery of an event has the same body. */
        WebhookPayload: {
            /** @description Kind of event. `webhook.test` is sent by `testWebhookEndpoint`. */
            type: components["schemas"]["EventType"] | "webhook.test";
            /**
             * Format: date-time
             * @description Time of the event. The header `webhook-timestamp` has the time of the attempt.
             */
            timestamp: string;
            data: components["schemas"]["WebhookData"];
        };
    };
    responses: {
        /** @description An unexpected error occurred. No partial changes were made. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation isn't implemented yet. */
        NotImplemented: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is temporarily unavailable. Nothing was changed. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body can't be parsed. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body exceeds the size limit of the operation (`x-body-limit`, in bytes). */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation doesn't support the `Content-Type` of the request. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The property doesn't exist. */
        UnknownHotel: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests were sent by this account or from this IP address. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is missing, has expired, or was revoked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No resource at this URL is accessible to the caller. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's cached response is still current. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No reservation with this number is accessible to the caller. */
        UnknownReservation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider key is missing, is unknown, has expired, or was revoked. */
        InvalidProviderKey: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider key lacks a scope that this operation requires. */
        InsufficientScope: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The company has no member with this ID, or the member has withdrawn. */
        UnknownMember: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The event is sent again, at growing intervals, for three days. Status 410 disables the endpoint instead. Redirects aren't followed. */
        WebhookRetried: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The event was received. The body is ignored. */
        WebhookAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
         * @example ko-KR
         */
        AcceptLanguage: string;
        /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
        IdempotencyKey: string;
        /**
         * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
         * @example W/"5f2c"
         */
        IfNoneMatch: string;
        /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
        GuestCompany: string;
        /** @description Card provider that sends the request or that opened the payment window. A payment always stays with the provider that opened its window. */
        CardProvider: string;
        /**
         * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
         * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
         */
        WebhookId: string;
        /**
         * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
         * @example 1811811960
         */
        WebhookTimestamp: number;
        /**
         * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description ID of the request in the response and in the server's logs. If the caller sent a valid `X-Request-Id`, that ID is used.
         * @example 0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11
         */
        RequestId: string;
        /**
         * @description `no-store`: don't cache the response. `no-cache`: revalidate the cached response with its ETag before each use. `private`: only the caller's own cache may store the response, because it can depend on the caller.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description Authentication scheme that the operation requires.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description Number of seconds to wait before retrying.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Number of requests allowed in the current window.
         * @example 20
         */
        RateLimitLimit: number;
        /**
         * @description Number of requests left in the current window.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description Number of seconds until the current window ends.
         * @example 30
         */
        RateLimitReset: number;
        /**
         * @description Identifies the current version of the response. Send the value in the `If-None-Match` header to revalidate a cached response.
         * @example W/"5f2c"
         */
        ETag: string;
        /**
         * @description URL of the page to open next.
         * @example /nicepay/result?order=haneul-01JZ8Q4T7V
         */
        Location: string;
    };
    pathItems: never;
}
export type HotelCode = components['schemas']['HotelCode'];
export type MainRequest = components['schemas']['MainRequest'];
export type Success = components['schemas']['Success'];
export type PictureColor = components['schemas']['PictureColor'];
export type PictureVariants = components['schemas']['PictureVariants'];
export type FileReference = components['schemas']['FileReference'];
export type Picture = components['schemas']['Picture'];
export type PaymentType = components['schemas']['PaymentType'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type LangType = components['schemas']['LangType'];
export type CompanyCode = components['schemas']['CompanyCode'];
export type ClockTime = components['schemas']['ClockTime'];
export type Currency = components['schemas']['Currency'];
export type StayDate = components['schemas']['StayDate'];
export type AgeBands = components['schemas']['AgeBands'];
export type MemberType = components['schemas']['MemberType'];
export type SocialProvider = components['schemas']['SocialProvider'];
export type Location = components['schemas']['Location'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type HotelInfo = components['schemas']['HotelInfo'];
export type FooterData = components['schemas']['FooterData'];
export type PropertyHotel = components['schemas']['PropertyHotel'];
export type MainResult = components['schemas']['MainResult'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type DocumentNumber = components['schemas']['DocumentNumber'];
export type Amount = components['schemas']['Amount'];
export type NearestDates = components['schemas']['NearestDates'];
export type Problem = components['schemas']['Problem'];
export type TermsRequest = components['schemas']['TermsRequest'];
export type TermsType = components['schemas']['TermsType'];
export type Terms = components['schemas']['Terms'];
export type TermsResult = components['schemas']['TermsResult'];
export type FileListRequest = components['schemas']['FileListRequest'];
export type IconFile = components['schemas']['IconFile'];
export type FileListResult = components['schemas']['FileListResult'];
export type BookingStep = components['schemas']['BookingStep'];
export type StepRequest = components['schemas']['StepRequest'];
export type JoinType = components['schemas']['JoinType'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Gender = components['schemas']['Gender'];
export type UserInfo = components['schemas']['UserInfo'];
export type LoginResult = components['schemas']['LoginResult'];
export type MobileNumber = components['schemas']['MobileNumber'];
export type FindIdRequest = components['schemas']['FindIdRequest'];
export type FoundId = components['schemas']['FoundId'];
export type FindIdResult = components['schemas']['FindIdResult'];
export type FindPasswordRequest = components['schemas']['FindPasswordRequest'];
export type VerificationId = components['schemas']['VerificationId'];
export type Instant = components['schemas']['Instant'];
export type VerificationResult = components['schemas']['VerificationResult'];
export type Password = components['schemas']['Password'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type PlainResult = components['schemas']['PlainResult'];
export type SsoRequest = components['schemas']['SsoRequest'];
export type SsoResult = components['schemas']['SsoResult'];
export type SessionResult = components['schemas']['SessionResult'];
export type SessionId = components['schemas']['SessionId'];
export type DeviceKind = components['schemas']['DeviceKind'];
export type SessionOfMember = components['schemas']['SessionOfMember'];
export type SessionListResult = components['schemas']['SessionListResult'];
export type SocialStartRequest = components['schemas']['SocialStartRequest'];
export type SocialStartResult = components['schemas']['SocialStartResult'];
export type SocialFinishRequest = components['schemas']['SocialFinishRequest'];
export type SocialPrefill = components['schemas']['SocialPrefill'];
export type SocialFinishResult = components['schemas']['SocialFinishResult'];
export type VerificationRequest = components['schemas']['VerificationRequest'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type ConfirmationRequest = components['schemas']['ConfirmationRequest'];
export type ConfirmationResult = components['schemas']['ConfirmationResult'];
export type CompanyInfoRequest = components['schemas']['CompanyInfoRequest'];
export type CompanyInfo = components['schemas']['CompanyInfo'];
export type CompanyInfoResult = components['schemas']['CompanyInfoResult'];
export type StartSignupRequest = components['schemas']['StartSignupRequest'];
export type ItemCode = components['schemas']['ItemCode'];
export type OwnedRoom = components['schemas']['OwnedRoom'];
export type SignupState = components['schemas']['SignupState'];
export type StartSignupResult = components['schemas']['StartSignupResult'];
export type SignupResult = components['schemas']['SignupResult'];
export type SignupCodeRequest = components['schemas']['SignupCodeRequest'];
export type SignupConfirmationRequest = components['schemas']['SignupConfirmationRequest'];
export type AffiliationRequest = components['schemas']['AffiliationRequest'];
export type FullName = components['schemas']['FullName'];
export type OwnershipRequest = components['schemas']['OwnershipRequest'];
export type DuplicateCheckRequest = components['schemas']['DuplicateCheckRequest'];
export type DuplicateCheckResult = components['schemas']['DuplicateCheckResult'];
export type LoginId = components['schemas']['LoginId'];
export type PersonName = components['schemas']['PersonName'];
export type EnglishName = components['schemas']['EnglishName'];
export type Birthday = components['schemas']['Birthday'];
export type SignupAgreements = components['schemas']['SignupAgreements'];
export type MemberInformation = components['schemas']['MemberInformation'];
export type SignupLogin = components['schemas']['SignupLogin'];
export type MemberCreated = components['schemas']['MemberCreated'];
export type SocialMemberInformation = components['schemas']['SocialMemberInformation'];
export type OwnedUnit = components['schemas']['OwnedUnit'];
export type OwnedBuilding = components['schemas']['OwnedBuilding'];
export type OwnedRoomsResult = components['schemas']['OwnedRoomsResult'];
export type ContractNumber = components['schemas']['ContractNumber'];
export type ContractType = components['schemas']['ContractType'];
export type ContractStatus = components['schemas']['ContractStatus'];
export type ContractRole = components['schemas']['ContractRole'];
export type VoucherCount = components['schemas']['VoucherCount'];
export type SubMember = components['schemas']['SubMember'];
export type Contract = components['schemas']['Contract'];
export type ContractsResult = components['schemas']['ContractsResult'];
export type AddSubMemberRequest = components['schemas']['AddSubMemberRequest'];
export type SubMemberResult = components['schemas']['SubMemberResult'];
export type SwitchSubMemberRequest = components['schemas']['SwitchSubMemberRequest'];
export type VoucherUse = components['schemas']['VoucherUse'];
export type VouchersResult = components['schemas']['VouchersResult'];
export type PresaleInfo = components['schemas']['PresaleInfo'];
export type MemberProfile = components['schemas']['MemberProfile'];
export type MemberResult = components['schemas']['MemberResult'];
export type MemberChange = components['schemas']['MemberChange'];
export type ContactCodeRequest = components['schemas']['ContactCodeRequest'];
export type ContactConfirmation = components['schemas']['ContactConfirmation'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type AddressesResult = components['schemas']['AddressesResult'];
export type GivenAgreements = components['schemas']['GivenAgreements'];
export type AccountRecord = components['schemas']['AccountRecord'];
export type LinkedAccount = components['schemas']['LinkedAccount'];
export type MembershipRecord = components['schemas']['MembershipRecord'];
export type TierRecord = components['schemas']['TierRecord'];
export type TierCause = components['schemas']['TierCause'];
export type TierChange = components['schemas']['TierChange'];
export type ExpiringPoints = components['schemas']['ExpiringPoints'];
export type PointsType = components['schemas']['PointsType'];
export type PointsEntry = components['schemas']['PointsEntry'];
export type PointsRecord = components['schemas']['PointsRecord'];
export type CouponCode = components['schemas']['CouponCode'];
export type CouponType = components['schemas']['CouponType'];
export type CouponStatus = components['schemas']['CouponStatus'];
export type DiscountType = components['schemas']['DiscountType'];
export type UsablePlace = components['schemas']['UsablePlace'];
export type Coupon = components['schemas']['Coupon'];
export type VocSeq = components['schemas']['VocSeq'];
export type VocCategory = components['schemas']['VocCategory'];
export type VocTitle = components['schemas']['VocTitle'];
export type VocContent = components['schemas']['VocContent'];
export type VocStatus = components['schemas']['VocStatus'];
export type VocAttachmentId = components['schemas']['VocAttachmentId'];
export type VocAttachment = components['schemas']['VocAttachment'];
export type VocAnswer = components['schemas']['VocAnswer'];
export type Voc = components['schemas']['Voc'];
export type PropertyCode = components['schemas']['PropertyCode'];
export type ReservationType = components['schemas']['ReservationType'];
export type ReservationStatus = components['schemas']['ReservationStatus'];
export type PropertyMemo = components['schemas']['PropertyMemo'];
export type PromotionCode = components['schemas']['PromotionCode'];
export type PriceLineKind = components['schemas']['PriceLineKind'];
export type PriceLine = components['schemas']['PriceLine'];
export type BenefitType = components['schemas']['BenefitType'];
export type Benefit = components['schemas']['Benefit'];
export type StayRoom = components['schemas']['StayRoom'];
export type PolicyTier = components['schemas']['PolicyTier'];
export type CancellationPolicy = components['schemas']['CancellationPolicy'];
export type TripKind = components['schemas']['TripKind'];
export type PortCode = components['schemas']['PortCode'];
export type VoyagePort = components['schemas']['VoyagePort'];
export type PortTime = components['schemas']['PortTime'];
export type VoyageLeg = components['schemas']['VoyageLeg'];
export type Voyage = components['schemas']['Voyage'];
export type Stay = components['schemas']['Stay'];
export type SelectedOption = components['schemas']['SelectedOption'];
export type SelectedRoom = components['schemas']['SelectedRoom'];
export type StaySelection = components['schemas']['StaySelection'];
export type SelectedCabin = components['schemas']['SelectedCabin'];
export type VoyageSelection = components['schemas']['VoyageSelection'];
export type TravelBooking = components['schemas']['TravelBooking'];
export type CountryCode = components['schemas']['CountryCode'];
export type TravellerBand = components['schemas']['TravellerBand'];
export type BookedTraveler = components['schemas']['BookedTraveler'];
export type OrderId = components['schemas']['OrderId'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type PropertyRefund = components['schemas']['PropertyRefund'];
export type ReservationPayment = components['schemas']['ReservationPayment'];
export type ReservationChange = components['schemas']['ReservationChange'];
export type Cancellation = components['schemas']['Cancellation'];
export type HotelContact = components['schemas']['HotelContact'];
export type MailState = components['schemas']['MailState'];
export type ConfirmationMail = components['schemas']['ConfirmationMail'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type Reservation = components['schemas']['Reservation'];
export type SavedTravellerId = components['schemas']['SavedTravellerId'];
export type Nationality = components['schemas']['Nationality'];
export type SavedTraveller = components['schemas']['SavedTraveller'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type MemberDataResult = components['schemas']['MemberDataResult'];
export type SocialLinkRequest = components['schemas']['SocialLinkRequest'];
export type PointsMonth = components['schemas']['PointsMonth'];
export type PointsResult = components['schemas']['PointsResult'];
export type Cursor = components['schemas']['Cursor'];
export type PointsEntriesResult = components['schemas']['PointsEntriesResult'];
export type CouponsResult = components['schemas']['CouponsResult'];
export type RegisterCouponRequest = components['schemas']['RegisterCouponRequest'];
export type CouponResult = components['schemas']['CouponResult'];
export type VocSummary = components['schemas']['VocSummary'];
export type VocListResult = components['schemas']['VocListResult'];
export type VocRequest = components['schemas']['VocRequest'];
export type VocCreatedResult = components['schemas']['VocCreatedResult'];
export type VocResult = components['schemas']['VocResult'];
export type VocAttachmentRequest = components['schemas']['VocAttachmentRequest'];
export type VocAttachmentResult = components['schemas']['VocAttachmentResult'];
export type VocFile = components['schemas']['VocFile'];
export type TierSpend = components['schemas']['TierSpend'];
export type TierThreshold = components['schemas']['TierThreshold'];
export type Tier = components['schemas']['Tier'];
export type TiersResult = components['schemas']['TiersResult'];
export type HeldTier = components['schemas']['HeldTier'];
export type TierProgress = components['schemas']['TierProgress'];
export type SpendProgress = components['schemas']['SpendProgress'];
export type NextTier = components['schemas']['NextTier'];
export type OwnTierResult = components['schemas']['OwnTierResult'];
export type MembershipListRequest = components['schemas']['MembershipListRequest'];
export type Membership = components['schemas']['Membership'];
export type MembershipListResult = components['schemas']['MembershipListResult'];
export type PriceCompareRequest = components['schemas']['PriceCompareRequest'];
export type ComparedPrice = components['schemas']['ComparedPrice'];
export type PriceCompareResult = components['schemas']['PriceCompareResult'];
export type DayStatus = components['schemas']['DayStatus'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type Calendar = components['schemas']['Calendar'];
export type PartyRoom = components['schemas']['PartyRoom'];
export type SearchRequest = components['schemas']['SearchRequest'];
export type ViewKind = components['schemas']['ViewKind'];
export type BedKind = components['schemas']['BedKind'];
export type Bed = components['schemas']['Bed'];
export type Beds = components['schemas']['Beds'];
export type RoomPlanKind = components['schemas']['RoomPlanKind'];
export type RoomPlanPart = components['schemas']['RoomPlanPart'];
export type RoomPlan = components['schemas']['RoomPlan'];
export type Room = components['schemas']['Room'];
export type OfferStatus = components['schemas']['OfferStatus'];
export type NightPrice = components['schemas']['NightPrice'];
export type RoomPrice = components['schemas']['RoomPrice'];
export type IncludedCount = components['schemas']['IncludedCount'];
export type Package = components['schemas']['Package'];
export type PackagePrice = components['schemas']['PackagePrice'];
export type SumPrice = components['schemas']['SumPrice'];
export type PricingUnit = components['schemas']['PricingUnit'];
export type Upselling = components['schemas']['Upselling'];
export type EarlyCheckout = components['schemas']['EarlyCheckout'];
export type PetUpselling = components['schemas']['PetUpselling'];
export type Promotion = components['schemas']['Promotion'];
export type SearchResult = components['schemas']['SearchResult'];
export type RoomResult = components['schemas']['RoomResult'];
export type PackageResult = components['schemas']['PackageResult'];
export type PromotionCheckRequest = components['schemas']['PromotionCheckRequest'];
export type PromotionResult = components['schemas']['PromotionResult'];
export type Port = components['schemas']['Port'];
export type Route = components['schemas']['Route'];
export type ShipSummary = components['schemas']['ShipSummary'];
export type PortsResult = components['schemas']['PortsResult'];
export type SailingDayStatus = components['schemas']['SailingDayStatus'];
export type SailingDay = components['schemas']['SailingDay'];
export type SailingCalendar = components['schemas']['SailingCalendar'];
export type SailingSearchRequest = components['schemas']['SailingSearchRequest'];
export type SailingStatus = components['schemas']['SailingStatus'];
export type Sailing = components['schemas']['Sailing'];
export type SailingSearchResult = components['schemas']['SailingSearchResult'];
export type CabinSearchRequest = components['schemas']['CabinSearchRequest'];
export type CabinType = components['schemas']['CabinType'];
export type BandAmounts = components['schemas']['BandAmounts'];
export type CabinOffer = components['schemas']['CabinOffer'];
export type CabinSearchResult = components['schemas']['CabinSearchResult'];
export type DeckAreaKind = components['schemas']['DeckAreaKind'];
export type DeckArea = components['schemas']['DeckArea'];
export type Deck = components['schemas']['Deck'];
export type Ship = components['schemas']['Ship'];
export type ShipResult = components['schemas']['ShipResult'];
export type SelectedUpselling = components['schemas']['SelectedUpselling'];
export type CouponChoice = components['schemas']['CouponChoice'];
export type StayBenefitType = components['schemas']['StayBenefitType'];
export type ReservationRoom = components['schemas']['ReservationRoom'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type ConfirmedBy = components['schemas']['ConfirmedBy'];
export type MemberOffer = components['schemas']['MemberOffer'];
export type BestSavingCoupon = components['schemas']['BestSavingCoupon'];
export type BestSavingRoom = components['schemas']['BestSavingRoom'];
export type BestSaving = components['schemas']['BestSaving'];
export type StayMembership = components['schemas']['StayMembership'];
export type CouponPlace = components['schemas']['CouponPlace'];
export type UsableCoupon = components['schemas']['UsableCoupon'];
export type StayMileage = components['schemas']['StayMileage'];
export type UsableVoucher = components['schemas']['UsableVoucher'];
export type StayBenefits = components['schemas']['StayBenefits'];
export type QuoteResult = components['schemas']['QuoteResult'];
export type VoyageCabin = components['schemas']['VoyageCabin'];
export type VoyageQuoteRequest = components['schemas']['VoyageQuoteRequest'];
export type CustomerInfo = components['schemas']['CustomerInfo'];
export type Agreements = components['schemas']['Agreements'];
export type PassportNumber = components['schemas']['PassportNumber'];
export type Traveler = components['schemas']['Traveler'];
export type HoldRequest = components['schemas']['HoldRequest'];
export type HoldStatus = components['schemas']['HoldStatus'];
export type StayDifference = components['schemas']['StayDifference'];
export type HeldChange = components['schemas']['HeldChange'];
export type HoldResult = components['schemas']['HoldResult'];
export type BookerCodeResult = components['schemas']['BookerCodeResult'];
export type HoldConfirmationRequest = components['schemas']['HoldConfirmationRequest'];
export type SavedTravellerListResult = components['schemas']['SavedTravellerListResult'];
export type SavedTravellerRequest = components['schemas']['SavedTravellerRequest'];
export type SavedTravellerResult = components['schemas']['SavedTravellerResult'];
export type LookupRequest = components['schemas']['LookupRequest'];
export type LookupResult = components['schemas']['LookupResult'];
export type ReservationSummary = components['schemas']['ReservationSummary'];
export type ReservationListResult = components['schemas']['ReservationListResult'];
export type ClaimRequest = components['schemas']['ClaimRequest'];
export type ReservationResult = components['schemas']['ReservationResult'];
export type CancellationPreviewResult = components['schemas']['CancellationPreviewResult'];
export type CancellationRequest = components['schemas']['CancellationRequest'];
export type ChangeQuoteResult = components['schemas']['ChangeQuoteResult'];
export type VoyageChangeCabin = components['schemas']['VoyageChangeCabin'];
export type VoyageChangeRequest = components['schemas']['VoyageChangeRequest'];
export type ChangeRequest = components['schemas']['ChangeRequest'];
export type ConfirmationMailResult = components['schemas']['ConfirmationMailResult'];
export type CalendarFile = components['schemas']['CalendarFile'];
export type CheckInTokenResult = components['schemas']['CheckInTokenResult'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type NicepayWindowRequest = components['schemas']['NicepayWindowRequest'];
export type NicepayWindow = components['schemas']['NicepayWindow'];
export type CardTokenFrame = components['schemas']['CardTokenFrame'];
export type CardWindow = components['schemas']['CardWindow'];
export type PaymentReadyResult = components['schemas']['PaymentReadyResult'];
export type PaymentReturn = components['schemas']['PaymentReturn'];
export type NicepayWebhook = components['schemas']['NicepayWebhook'];
export type WebhookAnswer = components['schemas']['WebhookAnswer'];
export type PaymentResult = components['schemas']['PaymentResult'];
export type GuaranteeRequest = components['schemas']['GuaranteeRequest'];
export type LocalizedText = components['schemas']['LocalizedText'];
export type BundleTierSpend = components['schemas']['BundleTierSpend'];
export type BundleTierThreshold = components['schemas']['BundleTierThreshold'];
export type BundleBenefit = components['schemas']['BundleBenefit'];
export type BundleTier = components['schemas']['BundleTier'];
export type BundleAffiliate = components['schemas']['BundleAffiliate'];
export type BundleSaleClassification = components['schemas']['BundleSaleClassification'];
export type BundleContract = components['schemas']['BundleContract'];
export type BundleOwnedRoom = components['schemas']['BundleOwnedRoom'];
export type BundlePicture = components['schemas']['BundlePicture'];
export type BundleAgeBands = components['schemas']['BundleAgeBands'];
export type BundleLocation = components['schemas']['BundleLocation'];
export type BundlePetUpselling = components['schemas']['BundlePetUpselling'];
export type BundleExchangeRate = components['schemas']['BundleExchangeRate'];
export type BundleFooter = components['schemas']['BundleFooter'];
export type BundleTerms = components['schemas']['BundleTerms'];
export type BundleIcon = components['schemas']['BundleIcon'];
export type MonthDay = components['schemas']['MonthDay'];
export type MonthDayPeriod = components['schemas']['MonthDayPeriod'];
export type FeeTier = components['schemas']['FeeTier'];
export type BundlePolicy = components['schemas']['BundlePolicy'];
export type BundleBed = components['schemas']['BundleBed'];
export type BundleRoomPlanPart = components['schemas']['BundleRoomPlanPart'];
export type BundleRoomPlan = components['schemas']['BundleRoomPlan'];
export type BundleRoomType = components['schemas']['BundleRoomType'];
export type BundleIncludedCount = components['schemas']['BundleIncludedCount'];
export type BundlePackagePeriod = components['schemas']['BundlePackagePeriod'];
export type BundlePackage = components['schemas']['BundlePackage'];
export type BundleUpselling = components['schemas']['BundleUpselling'];
export type BundleMileage = components['schemas']['BundleMileage'];
export type BundleMemberRate = components['schemas']['BundleMemberRate'];
export type BundleEarlyCheckout = components['schemas']['BundleEarlyCheckout'];
export type BundlePromotion = components['schemas']['BundlePromotion'];
export type BundlePort = components['schemas']['BundlePort'];
export type BundleCabinType = components['schemas']['BundleCabinType'];
export type BundleShipCabins = components['schemas']['BundleShipCabins'];
export type BundleDeckArea = components['schemas']['BundleDeckArea'];
export type BundleDeck = components['schemas']['BundleDeck'];
export type BundleShip = components['schemas']['BundleShip'];
export type BundleBandAmounts = components['schemas']['BundleBandAmounts'];
export type BundleRoute = components['schemas']['BundleRoute'];
export type BundleFare = components['schemas']['BundleFare'];
export type BundleSailing = components['schemas']['BundleSailing'];
export type BundleDays = components['schemas']['BundleDays'];
export type BundlePackageDays = components['schemas']['BundlePackageDays'];
export type BundleOptionDays = components['schemas']['BundleOptionDays'];
export type BundleHotel = components['schemas']['BundleHotel'];
export type PropertyBundle = components['schemas']['PropertyBundle'];
export type ImportChanges = components['schemas']['ImportChanges'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportResult = components['schemas']['ImportResult'];
export type PictureName = components['schemas']['PictureName'];
export type PictureUploadRequest = components['schemas']['PictureUploadRequest'];
export type PictureUploadResult = components['schemas']['PictureUploadResult'];
export type LocalTime = components['schemas']['LocalTime'];
export type DepartureStatus = components['schemas']['DepartureStatus'];
export type DepartureRow = components['schemas']['DepartureRow'];
export type DeparturesRequest = components['schemas']['DeparturesRequest'];
export type DeparturesResult = components['schemas']['DeparturesResult'];
export type ManifestFormat = components['schemas']['ManifestFormat'];
export type ManifestStatus = components['schemas']['ManifestStatus'];
export type ManifestCounts = components['schemas']['ManifestCounts'];
export type ManifestTraveller = components['schemas']['ManifestTraveller'];
export type ManifestResult = components['schemas']['ManifestResult'];
export type ManifestTable = components['schemas']['ManifestTable'];
export type SsoKeyRequest = components['schemas']['SsoKeyRequest'];
export type SsoKeyResult = components['schemas']['SsoKeyResult'];
export type CheckInRequest = components['schemas']['CheckInRequest'];
export type CancelledBy = components['schemas']['CancelledBy'];
export type RoomNumbers = components['schemas']['RoomNumbers'];
export type PropertyNote = components['schemas']['PropertyNote'];
export type RefundReason = components['schemas']['RefundReason'];
export type PropertyData = components['schemas']['PropertyData'];
export type EventType = components['schemas']['EventType'];
export type ChangedReservation = components['schemas']['ChangedReservation'];
export type ReservationChangesResult = components['schemas']['ReservationChangesResult'];
export type ReservationSearchRequest = components['schemas']['ReservationSearchRequest'];
export type ProviderReservation = components['schemas']['ProviderReservation'];
export type ReservationSearchResult = components['schemas']['ReservationSearchResult'];
export type ProviderReservationResult = components['schemas']['ProviderReservationResult'];
export type TravellerPassport = components['schemas']['TravellerPassport'];
export type PassportsResult = components['schemas']['PassportsResult'];
export type PropertyRecordRequest = components['schemas']['PropertyRecordRequest'];
export type PropertyReason = components['schemas']['PropertyReason'];
export type PropertyCancellationRequest = components['schemas']['PropertyCancellationRequest'];
export type ReservationStateResult = components['schemas']['ReservationStateResult'];
export type RoomAssignmentRequest = components['schemas']['RoomAssignmentRequest'];
export type PropertyRefundRequest = components['schemas']['PropertyRefundRequest'];
export type HoldExtensionRequest = components['schemas']['HoldExtensionRequest'];
export type HoldExtensionResult = components['schemas']['HoldExtensionResult'];
export type MemberId = components['schemas']['MemberId'];
export type ProviderMember = components['schemas']['ProviderMember'];
export type ChangedMember = components['schemas']['ChangedMember'];
export type MemberChangesResult = components['schemas']['MemberChangesResult'];
export type MemberSearchRequest = components['schemas']['MemberSearchRequest'];
export type MemberSearchResult = components['schemas']['MemberSearchResult'];
export type ProviderMemberResult = components['schemas']['ProviderMemberResult'];
export type CouponGrant = components['schemas']['CouponGrant'];
export type CouponGrantResult = components['schemas']['CouponGrantResult'];
export type CouponGrantsRequest = components['schemas']['CouponGrantsRequest'];
export type CouponGrantRow = components['schemas']['CouponGrantRow'];
export type CouponGrantsResult = components['schemas']['CouponGrantsResult'];
export type MemberTierRequest = components['schemas']['MemberTierRequest'];
export type MemberTierResult = components['schemas']['MemberTierResult'];
export type RoomContract = components['schemas']['RoomContract'];
export type ContractsRequest = components['schemas']['ContractsRequest'];
export type ContractVouchers = components['schemas']['ContractVouchers'];
export type ProviderContractsResult = components['schemas']['ProviderContractsResult'];
export type WaitingEnquiry = components['schemas']['WaitingEnquiry'];
export type EnquiriesResult = components['schemas']['EnquiriesResult'];
export type EnquiryResult = components['schemas']['EnquiryResult'];
export type EnquiryAnswerRequest = components['schemas']['EnquiryAnswerRequest'];
export type EnquiryAnsweredResult = components['schemas']['EnquiryAnsweredResult'];
export type PointsEntryId = components['schemas']['PointsEntryId'];
export type MemberPointsEntry = components['schemas']['MemberPointsEntry'];
export type MemberPointsResult = components['schemas']['MemberPointsResult'];
export type PointsEntryRequest = components['schemas']['PointsEntryRequest'];
export type PointsEntryResult = components['schemas']['PointsEntryResult'];
export type RefundId = components['schemas']['RefundId'];
export type RefusedRefund = components['schemas']['RefusedRefund'];
export type RefusedRefundsResult = components['schemas']['RefusedRefundsResult'];
export type RefundPayoutRequest = components['schemas']['RefundPayoutRequest'];
export type RefundPayoutResult = components['schemas']['RefundPayoutResult'];
export type KeyId = components['schemas']['KeyId'];
export type KeyName = components['schemas']['KeyName'];
export type KeyScope = components['schemas']['KeyScope'];
export type KeyScopes = components['schemas']['KeyScopes'];
export type ProviderKey = components['schemas']['ProviderKey'];
export type ProviderKeysResult = components['schemas']['ProviderKeysResult'];
export type ProviderKeyRequest = components['schemas']['ProviderKeyRequest'];
export type ProviderKeySecretResult = components['schemas']['ProviderKeySecretResult'];
export type ProviderKeyRevokedResult = components['schemas']['ProviderKeyRevokedResult'];
export type KeyRotationRequest = components['schemas']['KeyRotationRequest'];
export type AuditActor = components['schemas']['AuditActor'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntriesResult = components['schemas']['AuditEntriesResult'];
export type AriMessageId = components['schemas']['AriMessageId'];
export type AriSequence = components['schemas']['AriSequence'];
export type AriWeekdays = components['schemas']['AriWeekdays'];
export type AriDays = components['schemas']['AriDays'];
export type AriOptionDays = components['schemas']['AriOptionDays'];
export type AriDeparture = components['schemas']['AriDeparture'];
export type AriUpdate = components['schemas']['AriUpdate'];
export type AriProblemCode = components['schemas']['AriProblemCode'];
export type AriProblem = components['schemas']['AriProblem'];
export type AriShortage = components['schemas']['AriShortage'];
export type AriResult = components['schemas']['AriResult'];
export type WebhookEndpointId = components['schemas']['WebhookEndpointId'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookEventTypes = components['schemas']['WebhookEventTypes'];
export type WebhookDisabledBecause = components['schemas']['WebhookDisabledBecause'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointsResult = components['schemas']['WebhookEndpointsResult'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookSecretResult = components['schemas']['WebhookSecretResult'];
export type WebhookEndpointResult = components['schemas']['WebhookEndpointResult'];
export type WebhookDeletedResult = components['schemas']['WebhookDeletedResult'];
export type WebhookRotationRequest = components['schemas']['WebhookRotationRequest'];
export type WebhookFailure = components['schemas']['WebhookFailure'];
export type WebhookTestResult = components['schemas']['WebhookTestResult'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveriesResult = components['schemas']['WebhookDeliveriesResult'];
export type WebhookDeliveryResult = components['schemas']['WebhookDeliveryResult'];
export type WebhookData = components['schemas']['WebhookData'];
export type WebhookPayload = components['schemas']['WebhookPayload'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseNotImplemented = components['responses']['NotImplemented'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnknownHotel = components['responses']['UnknownHotel'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseUnknownReservation = components['responses']['UnknownReservation'];
export type ResponseInvalidProviderKey = components['responses']['InvalidProviderKey'];
export type ResponseInsufficientScope = components['responses']['InsufficientScope'];
export type ResponseUnknownMember = components['responses']['UnknownMember'];
export type ResponseWebhookRetried = components['responses']['WebhookRetried'];
export type ResponseWebhookAccepted = components['responses']['WebhookAccepted'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterGuestCompany = components['parameters']['GuestCompany'];
export type ParameterCardProvider = components['parameters']['CardProvider'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type $defs = Record<string, never>;
export interface operations {
    getMain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MainRequest"];
            };
        };
        responses: {
            /** @description The property with its footer and sister properties. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MainResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsRequest"];
            };
        };
        responses: {
            /** @description The terms, in display order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileListRequest"];
            };
        };
        responses: {
            /** @description The icons, in the provider's order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    countStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepRequest"];
            };
        };
        responses: {
            /** @description The step has been counted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The member is logged in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The ID or password is wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has been closed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLoginId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindIdRequest"];
            };
        };
        responses: {
            /** @description The login ID registered with the verified number. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindIdResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No login ID is registered with the verified number, or the property doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ticket has expired, was already used, or belongs to another phone number. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindPasswordRequest"];
            };
        };
        responses: {
            /** @description If the details match an account, a code was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The current password is wrong, or the member can change the password only with a reset ticket. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            /** @description The account was closed, its phone number changed after the reset code was sent, or another request changed the password at the same time. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ticket has expired or was already used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The new password doesn't meet the password rules or match its confirmation, or the request is otherwise invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginBySso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoRequest"];
            };
        };
        responses: {
            /** @description The member is logged in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The key is unknown, has expired, or belongs to another company. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is logged out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the current session remains active. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the session, from `listSessions`. */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Social login provider. */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStartRequest"];
            };
        };
        responses: {
            /** @description The URL to open, and the values to keep. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialStartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The property doesn't exist, or the social login provider isn't available. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Social login provider. */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialFinishRequest"];
            };
        };
        responses: {
            /** @description The member is logged in, or can sign up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialFinishResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The account has been closed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property doesn't exist, or the social login provider isn't available. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The login has expired, was already finished, or was started in another browser. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            /** @description The provider rejected the login, or its response couldn't be verified. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Verification ID that was returned when the code was requested. */
                verification_id: components["schemas"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationRequest"];
            };
        };
        responses: {
            /** @description The code was confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            /** @description The code has expired, was already used, or was tried too many times. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInfoRequest"];
            };
        };
        responses: {
            /** @description The employer, or null if verification failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInfoResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSignupRequest"];
            };
        };
        responses: {
            /** @description The sign-up was started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartSignupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The property doesn't accept this type of member. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            /** @description The ticket from the social login has expired or was already used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-up in progress. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSignupCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The phone number, email address or channel is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSignupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupConfirmationRequest"];
            };
        };
        responses: {
            /** @description The phone number or email address was verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Another account uses the phone number or email address, or an account with the phone number was closed less than 30 days ago. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code has expired, was already used, or was tried too many times. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliationRequest"];
            };
        };
        responses: {
            /** @description The affiliation was verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The details don't match any registered affiliate. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The sign-up isn't for an affiliate member. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOwnership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipRequest"];
            };
        };
        responses: {
            /** @description The ownership of the room was verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The sign-up isn't for a pre-sale member, or another account already owns the room. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The details don't match the sale of any room, or the request is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateCheckRequest"];
            };
        };
        responses: {
            /** @description The value is available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCheckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The value is already taken, or a required verification is missing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The value isn't a valid login ID or email address. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInformation"];
            };
        };
        responses: {
            /** @description The member was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The login ID, email address or phone number is already used, a verification is missing, or the 30-day re-join period hasn't passed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid, or the consent of a guardian is missing. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSocialMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialMemberInformation"];
            };
        };
        responses: {
            /** @description The member was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The social account, email address or phone number is already used, a verification is missing, or the 30-day re-join period hasn't passed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid, or the consent of a guardian is missing. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnedRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buildings with their units and rooms, sorted by code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedRoomsResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The sign-up isn't for a pre-sale member. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's contracts. The list is empty if the caller has no contracts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSubMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the owner contract, from `listContracts`. */
                contract_number: components["schemas"]["ContractNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSubMemberRequest"];
            };
        };
        responses: {
            /** @description The member is a sub-member of the contract. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubMemberResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No other member has this login ID and name, or the caller isn't the main contract holder of this contract. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchSubMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the owner contract, from `listContracts`. */
                contract_number: components["schemas"]["ContractNumber"];
                /**
                 * @description ID of the sub-member, from `listContracts`.
                 * @example 0197f3a2-6d1e-7c40-9b1a-5a5a00000001
                 */
                sub_member_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchSubMemberRequest"];
            };
        };
        responses: {
            /** @description The updated sub-member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubMemberResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller isn't the main contract holder of this contract, or the contract doesn't have this sub-member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the owner contract, from `listContracts`. */
                contract_number: components["schemas"]["ContractNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher counts and the bookings paid with vouchers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VouchersResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no contract with this number, or the contract has no vouchers. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The contract number is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The phone number or email address is malformed, already belongs to the account, or belongs to the member's guardian. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactConfirmation"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Another account uses the phone number or email address, or an account with the phone number was closed less than 30 days ago. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code has expired, was already used, was tried too many times, or belongs to another account. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAddresses: {
        parameters: {
            query: {
                /** @description Search text with at least two characters. */
                query: string;
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses that match the search text. The list is empty if no addresses match. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Address lookup isn't available at this property. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's data, grouped by subject. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDataResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was closed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The member has an upcoming stay or an open refund. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinkRequest"];
            };
        };
        responses: {
            /** @description The social account was linked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The social account is linked to another member, a social account with this provider is already linked, or the ticket has expired or was already used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Provider of the social account. */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The social account was unlinked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The social account was used to join, or no account with this provider is linked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points balance and its history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointsEntries: {
        parameters: {
            query?: {
                /** @description Number of months for which to return transactions. */
                months?: "1" | "3" | "6" | "12";
                /**
                 * @description `in`: return only credits. `out`: return only debits. If omitted, both are returned.
                 * @example in
                 */
                direction?: "in" | "out";
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of points transactions. The list is empty if there are no transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntriesResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Return only coupons with this status. */
                status?: components["schemas"]["CouponStatus"];
                /** @description Return only coupons of this type. */
                coupon_type?: components["schemas"]["CouponType"];
                /** @description Return only coupons that can be used for bookings made on or after this date. */
                from?: components["schemas"]["StayDate"];
                /** @description Return only coupons that can be used for bookings made on or before this date. Must not be earlier than `from`. */
                until?: components["schemas"]["StayDate"];
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons. The list is empty if no coupons match. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponsResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCouponRequest"];
            };
        };
        responses: {
            /** @description The coupon was added to the caller's account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The coupon has already been used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is malformed or unknown, or the coupon has expired or belongs to another member. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVoc: {
        parameters: {
            query?: {
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enquiries. The list is empty if there are no enquiries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VocListResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVoc: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VocRequest"];
            };
        };
        responses: {
            /** @description The enquiry was created and is waiting for an answer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VocCreatedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The member has the maximum number of unanswered enquiries, or the same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested enquiry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VocResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VocRequest"];
            };
        };
        responses: {
            /** @description The updated enquiry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VocResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The enquiry has already been answered. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The enquiry has already been answered. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVocAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VocAttachmentRequest"];
            };
        };
        responses: {
            /** @description The file was attached. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VocAttachmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The enquiry has already been answered or has the maximum number of attachments. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file type isn't allowed, or the file is damaged. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVocAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description ID of the attachment to download.
                 * @example 0197f3a2-7002-7c40-9b1a-4f2f6a1f9c01
                 */
                attachment_id: components["schemas"]["VocAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attached file. */
            200: {
                headers: {
                    /**
                     * @description Always `attachment`, followed by the file name.
                     * @example attachment; filename*=UTF-8''bathroom.jpg
                     */
                    "Content-Disposition": string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["VocFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVocAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the enquiry. The enquiry must belong to the caller. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description ID of the attachment to delete.
                 * @example 0197f3a2-7002-7c40-9b1a-4f2f6a1f9c01
                 */
                attachment_id: components["schemas"]["VocAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The enquiry has already been answered. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTiers: {
        parameters: {
            query: {
                /** @description Code of a property. Any property of the company returns the same tiers. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tiers, lowest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TiersResult"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["UnknownHotel"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnTier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's tier, progress and tier history. `current` is null if the member has no tier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTierResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberships: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipListRequest"];
            };
        };
        responses: {
            /** @description The memberships, in display order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The login ID belongs to another member, or the property belongs to another company. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    comparePrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceCompareRequest"];
            };
        };
        responses: {
            /** @description The property's own price and the prices on other sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCompareResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The dates are invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /** @description Code of the property. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description First date of the calendar. */
                from: components["schemas"]["StayDate"];
                /** @description Last date of the calendar, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description Number of rooms that must be available on a date for the date to be open. Defaults to 1. */
                rooms?: number;
                /** @description Code of the room type to return prices for. If omitted, all room types are included. */
                room_type_code?: components["schemas"]["ItemCode"];
                /** @description Promotion code for which `promotion_price` is computed. */
                promotion_code?: components["schemas"]["PromotionCode"];
                /** @description Length of the stay that the promotion code is used for, in nights. Defaults to 1. */
                nights?: number;
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices and availability for each date, in chronological order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property or room type doesn't exist, or no date in the period has the status `open` or `sold_out`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The period, the number of rooms, the promotion code or another parameter is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The offers for the stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property doesn't exist or has no room types. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property doesn't sell these dates, or the party must book by phone. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The dates, the party or the promotion code is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoom: {
        parameters: {
            query: {
                /** @description Code of the property that has the room type. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of a room type at the property. */
                room_type_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested room type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomResult"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The property sells only to the employees of one company. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property doesn't exist or doesn't have this room type. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackage: {
        parameters: {
            query: {
                /** @description Code of the property that has the package. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of a package at the property. */
                package_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested package and its price. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResult"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The property sells only to the employees of one company. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property doesn't exist or doesn't have this package. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionCheckRequest"];
            };
        };
        responses: {
            /** @description The promotion code can be used for the stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The promotion code doesn't exist or can't be used for the stay, or the request is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPorts: {
        parameters: {
            query: {
                /** @description Code of the property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ports, with their routes and ships. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortsResult"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The property doesn't exist or sells no sailings. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSailingCalendar: {
        parameters: {
            query: {
                /** @description Code of the property to query. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description Code of the route to query. For return sailings, use the code of the return route. */
                route_code: components["schemas"]["ItemCode"];
                /** @description First date of the period. */
                from: components["schemas"]["StayDate"];
                /** @description Last date of the period, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description Number of travellers, including infants. Dates with fewer places left have the status `sold_out`. */
                travellers?: number;
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates of the period, in order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SailingCalendar"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The property or route doesn't exist, or no date in the period has the status `open` or `sold_out`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The period or the number of travellers is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSailings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SailingSearchRequest"];
            };
        };
        responses: {
            /** @description The sailings on the requested dates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SailingSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The property or route doesn't exist, or the route has no sailings on the requested date. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The dates or travellers are invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCabins: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CabinSearchRequest"];
            };
        };
        responses: {
            /** @description The cabin types, with availability and prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CabinSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The property or sailing doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description At least one of the sailings can no longer be booked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The sailings don't form a valid voyage, or there are too many travellers. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShip: {
        parameters: {
            query: {
                /** @description Code of the property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description ETag of the caller's cached response. If the cached response is still current, the server returns status 304 without a body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of one of the property's ships. */
                ship_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ship and its deck plan. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipResult"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The property doesn't exist, or has no ship with this code. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, valid until `expires_at`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The request uses a membership number, tier benefits, coupons, points or vouchers, but the caller isn't logged in. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property, room type, package or option doesn't exist, or the membership number or contract doesn't belong to the member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stay isn't available, or a requested option or benefit can't be used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The dates, party, rooms, promotion code or benefits are invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVoyageQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoyageQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, valid until `expires_at`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The request uses a membership number, but the caller isn't logged in. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property, sailing or cabin type doesn't exist, or the membership number doesn't belong to the member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The cabins aren't available, or a sailing can no longer be booked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The sailings don't form a valid voyage, or the travellers don't fit in the cabins. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            /** @description The new hold, with its reservation token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No quote with this ID belongs to the quote token, or the quote's owner contract can no longer be used. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stay is no longer available as quoted, its price has changed, or the quote has already been used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, the quoted stay no longer meets the booking rules, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Hold number, returned when the hold was created. The reservation token must belong to this hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold and its current status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hold number, returned when the hold was created. The reservation token must belong to this hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold has been released, by this call or earlier. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The hold is being paid or is already a reservation. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendHoldCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Hold number, returned when the hold was created. The reservation token must belong to this hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookerCodeResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No hold with this number belongs to the reservation token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold is already a reservation, or requires a payment or guarantee. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmHold: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hold number, returned when the hold was created. The reservation token must belong to this hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldConfirmationRequest"];
            };
        };
        responses: {
            /** @description The confirmed hold, with its reservation number. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No hold with this number belongs to the reservation token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold requires a payment or guarantee instead of a code. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold or the code has expired, or the code was entered incorrectly too often. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or malformed, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedTravellers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved travellers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTravellerListResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSavedTraveller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the saved traveller, chosen by the client. */
                saved_traveller_id: components["schemas"]["SavedTravellerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedTravellerRequest"];
            };
        };
        responses: {
            /** @description The saved traveller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTravellerResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller has reached the limit of saved travellers. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, contains passport details without consent, or gives consent without passport details. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedTraveller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the saved traveller, from `listSavedTravellers`. */
                saved_traveller_id: components["schemas"]["SavedTravellerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The traveller is no longer saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookUpReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookupRequest"];
            };
        };
        responses: {
            /** @description The reservation number and a token for the reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The reservation belongs to a member. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No reservation has this name and number, or the property doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /** @description Number of months. Reservations that ended longer ago are omitted. `all`: include all reservations. */
                months?: "1" | "3" | "6" | "all";
                /** @description Return only reservations with this status. */
                status?: components["schemas"]["ReservationStatus"];
                /** @description The `next_cursor` of the previous page. Omit for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reservations, possibly empty. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationListResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reservation number. The reservation token must belong to this reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description The reservation belongs to the logged-in member. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The reservation belongs to another member, or to a company other than the member's. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownReservation"];
            /** @description The code has expired, was used, was entered incorrectly too often, or was sent for another member. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong, or the request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendClaimCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Reservation number. The reservation token must belong to this reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookerCodeResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The reservation belongs to another member, or to a company other than the member's. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancellation fee and the refund. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreviewResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description The cancelled reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The reservation can't be cancelled in its current state, or the fee has changed since the preview. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChangeQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The change quote, valid until `expires_at`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeQuoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation, room type, package or option doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation can't be changed, or the requested change isn't possible. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The dates, party, rooms or promotion code are invalid, or the reservation already matches the request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVoyageChangeQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoyageChangeRequest"];
            };
        };
        responses: {
            /** @description The change quote, valid until `expires_at`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeQuoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The reservation, sailing or cabin type doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation can't be changed, or the requested change isn't possible. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The sailings don't form a valid voyage, the travellers don't fit in the cabins, or the reservation already matches the request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Signed name of the guest's employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        responses: {
            /** @description The change, applied immediately or held until it is paid. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Only employees of a particular company can book this property. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation doesn't exist, or the change quote doesn't belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation can't be changed, or the quoted change is no longer possible. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The change quote has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationMailResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationCalendarFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckInToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reservation number. Send this reservation's token, or log in as the member who owns the reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-in token to display as a QR code. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInTokenResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The new payment, ready to be started in the browser. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReadyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No hold with this number belongs to the reservation token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another payment for this hold is in progress, the hold is already a reservation, or nothing is due. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Card provider that sends the request or that opened the payment window. A payment always stays with the provider that opened its window. */
                provider: components["parameters"]["CardProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaymentReturn"];
            };
        };
        responses: {
            /** @description Redirects to the result page. The payment has completed, has failed or is still in progress. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The form has an invalid signature, or its amount differs from the payment's amount. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment or the card provider doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Card provider that sends the request or that opened the payment window. A payment always stays with the provider that opened its window. */
                provider: components["parameters"]["CardProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicepayWebhook"];
            };
        };
        responses: {
            /** @description The notification was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["WebhookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The notification has an invalid signature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment or the card provider doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order ID of the payment, also used by the card provider. */
                order_id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment and its status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmGuarantee: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Order ID of the payment, also used by the card provider. */
                order_id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuaranteeRequest"];
            };
        };
        responses: {
            /** @description The payment, completed with a card guarantee. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The card provider doesn't recognise the token or declined the card. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The payment isn't waiting for a guarantee. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPropertyBundle: {
        parameters: {
            query: {
                /** @description Code of the property to export. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle with this property. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyBundle"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            /** @description The property belongs to another company, or the provider key lacks the scope. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            /** @description The property code is malformed. See `errors`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    importPropertyBundle: {
        parameters: {
            query?: {
                /** @description Whether to validate the bundle without writing anything. Defaults to `false`. */
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyBundle"];
            };
        };
        responses: {
            /** @description The bundle was imported or validated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            /** @description The provider key belongs to another company, or the provider key lacks the scope. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name for the picture. It is unique within the company. */
                file_name: components["schemas"]["PictureName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUploadRequest"];
            };
        };
        responses: {
            /** @description The picture is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureUploadResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The name is invalid, the content isn't a picture of this kind, or the picture is too large or damaged. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putDepartures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeparturesRequest"];
            };
        };
        responses: {
            /** @description The departures were created or updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeparturesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            /** @description The property belongs to another company, or the provider key lacks the scope. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or refers to a route, ship or cabin type that the property doesn't have. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManifest: {
        parameters: {
            query: {
                /** @description Code of the ferry line. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description Format of the response. By default, the `Accept` header decides. */
                format?: components["schemas"]["ManifestFormat"];
            };
            header?: never;
            path: {
                /** @description Code of a departure, as sent with `putDepartures`. */
                departure_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest, as JSON or CSV. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestResult"];
                    "text/csv": components["schemas"]["ManifestTable"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no such ferry line, or the line has no such departure. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSsoKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoKeyRequest"];
            };
        };
        responses: {
            /** @description The new single sign-on key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoKeyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            /** @description The provider key belongs to another company, or the provider key lacks the scope. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The company has no member with this login ID, or the property doesn't exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemCheckInToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInRequest"];
            };
        };
        responses: {
            /** @description The reservation that the token belongs to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The token is unknown, has expired, or belongs to another property. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReservationChanges: {
        parameters: {
            query?: {
                /** @description Value of `next_cursor` from the previous call. */
                changed_since?: components["schemas"]["Cursor"];
                /** @description Only reservations of this property. */
                hotel_code?: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changed reservations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationChangesResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The cursor doesn't belong to this list. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    findReservations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationSearchRequest"];
            };
        };
        responses: {
            /** @description A page of matching reservations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderReservationResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation number is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPassports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of a voyage's reservation. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The travellers whose passports are stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassportsResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation number is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPropertyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyRecordRequest"];
            };
        };
        responses: {
            /** @description The updated reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelProviderReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyCancellationRequest"];
            };
        };
        responses: {
            /** @description The cancelled reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reservation is already cancelled or used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, the refund is too high, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNoShow: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation, marked as a no-show. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The check-in date hasn't come, or the reservation is already cancelled or used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOutReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The used reservation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The check-in date hasn't come, or the reservation is already cancelled or used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putRoomAssignment: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomAssignmentRequest"];
            };
        };
        responses: {
            /** @description The assignment is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A call with this idempotency key is in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendProviderConfirmation: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stay has ended, so there is no confirmation to send. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPropertyRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of a reservation at one of the company's properties. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyRefundRequest"];
            };
        };
        responses: {
            /** @description The reservation with the new refund. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationStateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no reservation with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A call with this idempotency key is in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of an open hold at one of the company's properties. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldExtensionRequest"];
            };
        };
        responses: {
            /** @description The new expiry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldExtensionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no hold with this number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold is already a reservation. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired or was released. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the idempotency key was used with a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberChanges: {
        parameters: {
            query?: {
                /** @description Value of `next_cursor` from the previous call. */
                changed_since?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changed members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberChangesResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    findMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberSearchRequest"];
            };
        };
        responses: {
            /** @description The matching members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMemberResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["UnknownMember"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantCoupon: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponGrant"];
            };
        };
        responses: {
            /** @description The coupon was granted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponGrantResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["UnknownMember"];
            /** @description The same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantCoupons: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponGrantsRequest"];
            };
        };
        responses: {
            /** @description The coupons were granted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponGrantsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberTier: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberTierRequest"];
            };
        };
        responses: {
            /** @description The tier was granted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberTierResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["UnknownMember"];
            /** @description The same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    putContracts: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractsRequest"];
            };
        };
        responses: {
            /** @description The contracts were created or updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderContractsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of waiting enquiries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiriesResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an enquiry from a member of the company. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no such enquiry. The member may have deleted it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiryAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an enquiry from a member of the company. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description ID of the attachment to download.
                 * @example 0197f3a2-7002-7c40-9b1a-4f2f6a1f9c01
                 */
                attachment_id: components["schemas"]["VocAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attached file. */
            200: {
                headers: {
                    /**
                     * @description Always `attachment`, followed by the file name.
                     * @example attachment; filename*=UTF-8''bathroom.jpg
                     */
                    "Content-Disposition": string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["VocFile"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no such enquiry. The member may have deleted it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerEnquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of an enquiry from a member of the company. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryAnswerRequest"];
            };
        };
        responses: {
            /** @description The enquiry was answered. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryAnsweredResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no such enquiry. The member may have deleted it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The enquiry was changed or answered after it was read, or the same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberPoints: {
        parameters: {
            query?: {
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of points transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPointsResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["UnknownMember"];
            /** @description The cursor or the member ID is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPointsEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsEntryRequest"];
            };
        };
        responses: {
            /** @description The transaction was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["UnknownMember"];
            /** @description The member has too few points, or the same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePointsEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren't stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider's system 100,000. Additional keys are rejected with status 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of a member of the company. */
                member_id: components["schemas"]["MemberId"];
                /** @description ID of the transaction to reverse. */
                entry_id: components["schemas"]["PointsEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction was reversed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntryResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no such member, or the member has no such transaction. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The transaction was already reversed, can't be reversed, or the member has too few points. Or the same request is still being processed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefusedRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds waiting to be paid out, or an empty list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRefundsResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOutRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the refund, as returned by `listRefusedRefunds`. */
                refund_id: components["schemas"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayoutRequest"];
            };
        };
        responses: {
            /** @description The refund, with the recorded payout. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPayoutResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no refund with this ID, or the refund wasn't refused. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeysResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyRequest"];
            };
        };
        responses: {
            /** @description The new key with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeySecretResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the company already has 100 keys. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key, as returned by `listProviderKeys`. */
                key_id: components["schemas"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeyRevokedResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no key with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key ID is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the key, as returned by `listProviderKeys`. */
                key_id: components["schemas"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRotationRequest"];
            };
        };
        responses: {
            /** @description The key with its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeySecretResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no key with this ID, or the key has been revoked. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Only entries of the object with this number, code or ID. */
                object_id?: string;
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntriesResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAri: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AriUpdate"];
            };
        };
        responses: {
            /** @description The message was applied, or is late. See `outcome` and `problems`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AriResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            /** @description The property belongs to another company, or the provider key lacks the scope. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The message violates the schema or has too many rows. Nothing was changed. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointsResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The new endpoint with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid, or the company already has 20 endpoints. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint with its new settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeletedResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The endpoint ID is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRotationRequest"];
            };
        };
        responses: {
            /** @description The endpoint with its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome, even if the endpoint rejected the event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The endpoint ID is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state. */
                state?: components["schemas"]["WebhookDeliveryState"];
                /** @description Value of `next_cursor` from the previous page. If omitted, the first page is returned. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveriesResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is invalid. See `errors` for each invalid field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint, as returned by `listWebhookEndpoints`. */
                endpoint_id: components["schemas"]["WebhookEndpointId"];
                /** @description ID of the event, as returned by `listWebhookDeliveries` or in the header `webhook-id`. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which now waits. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResult"];
                };
            };
            401: components["responses"]["InvalidProviderKey"];
            403: components["responses"]["InsufficientScope"];
            /** @description The company has no endpoint with this ID, or the event was never sent to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The event ID is malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveReservationEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
    receiveHoldEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
    receiveMemberEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
    receiveEnquiryEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
    receiveTestEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ID of the event. Repeated deliveries of an event have the same ID, so ignore an ID that you have already processed.
                 * @example 0197f3a2-9100-7d11-8a52-6f3c1d2e4c11
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of the attempt, in seconds since 1970. Reject a request whose time differs from yours by more than five minutes.
                 * @example 1811811960
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures, separated by spaces. Each one is `v1,` and the HMAC-SHA-256, in base64, of the ID, the time and the body, joined with dots. During a rotation there are two. One valid signature is enough.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookAccepted"];
            default: components["responses"]["WebhookRetried"];
        };
    };
}

export type SearchAddressesParams = NonNullable<operations['searchAddresses']['parameters']['query']>;
export type ListPointsEntriesParams = NonNullable<operations['listPointsEntries']['parameters']['query']>;
export type ListCouponsParams = NonNullable<operations['listCoupons']['parameters']['query']>;
export type ListVocParams = NonNullable<operations['listVoc']['parameters']['query']>;
export type CreateVocHeaders = NonNullable<operations['createVoc']['parameters']['header']>;
export type ListTiersParams = NonNullable<operations['listTiers']['parameters']['query']>;
export type GetCalendarParams = NonNullable<operations['getCalendar']['parameters']['query']>;
export type GetRoomParams = NonNullable<operations['getRoom']['parameters']['query']>;
export type GetPackageParams = NonNullable<operations['getPackage']['parameters']['query']>;
export type ListPortsParams = NonNullable<operations['listPorts']['parameters']['query']>;
export type GetSailingCalendarParams = NonNullable<operations['getSailingCalendar']['parameters']['query']>;
export type GetShipParams = NonNullable<operations['getShip']['parameters']['query']>;
export type CreateHoldHeaders = NonNullable<operations['createHold']['parameters']['header']>;
export type ConfirmHoldHeaders = NonNullable<operations['confirmHold']['parameters']['header']>;
export type ListReservationsParams = NonNullable<operations['listReservations']['parameters']['query']>;
export type CancelReservationHeaders = NonNullable<operations['cancelReservation']['parameters']['header']>;
export type CreateChangeHeaders = NonNullable<operations['createChange']['parameters']['header']>;
export type CreatePaymentHeaders = NonNullable<operations['createPayment']['parameters']['header']>;
export type ConfirmGuaranteeHeaders = NonNullable<operations['confirmGuarantee']['parameters']['header']>;
export type ExportPropertyBundleParams = NonNullable<operations['exportPropertyBundle']['parameters']['query']>;
export type ImportPropertyBundleParams = NonNullable<operations['importPropertyBundle']['parameters']['query']>;
export type GetManifestParams = NonNullable<operations['getManifest']['parameters']['query']>;
export type ListReservationChangesParams = NonNullable<operations['listReservationChanges']['parameters']['query']>;
export type CancelProviderReservationHeaders = NonNullable<operations['cancelProviderReservation']['parameters']['header']>;
export type MarkNoShowHeaders = NonNullable<operations['markNoShow']['parameters']['header']>;
export type CheckOutReservationHeaders = NonNullable<operations['checkOutReservation']['parameters']['header']>;
export type PutRoomAssignmentHeaders = NonNullable<operations['putRoomAssignment']['parameters']['header']>;
export type ResendProviderConfirmationHeaders = NonNullable<operations['resendProviderConfirmation']['parameters']['header']>;
export type CreatePropertyRefundHeaders = NonNullable<operations['createPropertyRefund']['parameters']['header']>;
export type ExtendHoldHeaders = NonNullable<operations['extendHold']['parameters']['header']>;
export type ListMemberChangesParams = NonNullable<operations['listMemberChanges']['parameters']['query']>;
export type GrantCouponHeaders = NonNullable<operations['grantCoupon']['parameters']['header']>;
export type GrantCouponsHeaders = NonNullable<operations['grantCoupons']['parameters']['header']>;
export type SetMemberTierHeaders = NonNullable<operations['setMemberTier']['parameters']['header']>;
export type PutContractsHeaders = NonNullable<operations['putContracts']['parameters']['header']>;
export type ListEnquiriesParams = NonNullable<operations['listEnquiries']['parameters']['query']>;
export type AnswerEnquiryHeaders = NonNullable<operations['answerEnquiry']['parameters']['header']>;
export type ListMemberPointsParams = NonNullable<operations['listMemberPoints']['parameters']['query']>;
export type CreatePointsEntryHeaders = NonNullable<operations['createPointsEntry']['parameters']['header']>;
export type ReversePointsEntryHeaders = NonNullable<operations['reversePointsEntry']['parameters']['header']>;
export type ListAuditEntriesParams = NonNullable<operations['listAuditEntries']['parameters']['query']>;
export type ListWebhookDeliveriesParams = NonNullable<operations['listWebhookDeliveries']['parameters']['query']>;
