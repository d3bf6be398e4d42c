// Generated from openapi/ by scripts/generate. Not edited.

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
         * @description Returns the facts, footer and sister properties that every page needs. Call it first on every page view. If the code is unknown, show the site's error page. Code 12 returns property 14.
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
         * @description Returns the terms in one language. Consent to `PRIVACY` and `TERMS` is required for a booking, and `MARKETING` is optional. The cancellation rules are for information. If a text is missing in the language, the property's fallback language is used. It is Korean unless the property's bundle names another.
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
         * @description Returns the icons that mark what a property offers, for the home page and next to rooms.
         */
        post: operations["listFiles"];
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
         * Log in with an ID
         * @description Returns a bearer token valid for one day. To re-check a password, call this operation and log the new token out at once. Every failed login returns the same error, including logins to social accounts, which have no password. The one exception: correct credentials for a withdrawn account return `err05`.
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
         * @description Requires a ticket from a confirmed verification, so the ID is disclosed only to the phone's owner. The ticket can be used once.
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
         * @description Sends a code to the stored phone number if ID, name and number match an account. The response is the same if they don't. Confirm the code with `confirmVerification`, then use its ticket to call `changePassword`.
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
         * @description Send the single-use ticket from a password reset. It works for every account that has a password. A general member who is logged in can send the current password instead. Ends every session of the account.
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
         * Log in by single sign-on
         * @description Revalidates a session at page load with the `sso_key` and `company_code` from login. Also exchanges a one-time key that a provider's site put in the URL for a session. If the call fails, log the guest out without a message. Revalidation changes neither the token nor the expiry of the session.
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
         * @description Revokes the token and its single sign-on key immediately.
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
         * @description Returns the logged-in member and when the session expires.
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
         * @description Returns every active session of the caller, so that the member can find and end one they don't recognise. Device details come from the user agent. IP addresses aren't stored.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Logs the member out of every session except the current one, immediately. Their single sign-on keys and unused provider keys are revoked too.
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
         * @description Logs the member out of one session immediately. Returns 404 for a session that isn't yours.
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
         * @description Returns the URL of the provider's consent page. Keep the flow token in the browser that started the login, because `finishSocialLogin` requires it. The login can be finished once, within ten minutes.
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
         * @description Exchanges the values of the provider's redirect for a session. If no member uses the social account, returns a ticket for a social sign-up and the details that the provider sent. Each code, state and flow token works once.
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
         * Confirm a code
         * @description Returns a single-use ticket, valid for ten minutes. The ticket works only for the purpose that the code was requested for.
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
         * @description The website of a company-linked hotel passes the guest's employer in `CsHsUi`: base64url JSON, a dot, and a signature made with the hotel company's provider key. Returns null if the signature is invalid or has expired.
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
         * @description Starts a sign-up for one type of member. Send its token with every step. The token expires after half an hour, and a new sign-up is needed after that. With a ticket from a social login it becomes a social sign-up, which is for general members only.
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
         * Get a sign-up
         * @description Returns what has been verified and what is missing, so that a client can resume the sign-up after a reload.
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
         * Send a code
         * @description Sends a code to the phone number or email that the member wants to verify, or to the guardian of a member under 14. A new code replaces the previous one.
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
         * Confirm a code
         * @description Verifies the phone number or email for this sign-up. If another account uses it, that is reported only at this step, after it has been verified.
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
         * @description The affiliate's name, business number and customer number must match one affiliate that the provider registered.
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
         * @description For pre-sale members. Building, unit, room, sale number and contractor name must match the contract. Corporations also send their business number. The error doesn't reveal which detail is wrong.
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
         * Check whether an ID or email is available
         * @description Call this before creating the member. The value is checked again when the member is created, because another sign-up can take it in between. The ID of a withdrawn member stays reserved for 30 days. The availability of an email is disclosed only after every verification that the member type requires.
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
         * @description The last step of a sign-up. Verified details are taken from the sign-up; send the remaining ones here. A sign-up creates one member. Repeating the call with the same ID returns the same result.
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
         * @description The last step of a social sign-up. Send the details that the provider didn't return. The member has no password.
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
         * @description Returns the rooms that a pre-sale member can choose from at sign-up. Owners aren't disclosed. Only a pre-sale sign-up can call it.
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
         * @description Returns the contracts that the caller is the main contractor or a sub-member of, with their vouchers.
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
         * @description Adds a member of the company to the main contractor's contract and activates them. Adding the same member again has no effect.
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
         * @description Only the main contractor can call it. An inactive sub-member can't book with the vouchers. Existing bookings aren't affected.
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
         * List a contract's voucher use
         * @description Returns the vouchers and the bookings paid with them. The main contractor sees every booking, a sub-member only their own.
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
         * Get the account
         * @description Returns the member's details and member type.
         */
        get: operations["getMember"];
        /**
         * Update the account
         * @description Replaces the English name, address and marketing consent. An omitted field is cleared. The login ID, name and birthday can't be changed. Use `changeContact` to change the phone number or email. The date of a marketing consent is recorded.
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
         * Send a code to a new phone or email
         * @description Sends a code to the phone number or email that will replace the current one. The account changes only when the code is confirmed with `changeContact`. A new code to the same phone or email replaces the previous one.
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
         * Change the phone number or email
         * @description Replaces the phone number or email with the one that the code was sent to. If another account uses it, that is reported only at this step, after it has been verified. The previous email is notified. Pending codes to the previous phone number or email stop working.
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
         * @description Searches by road name and number, building name or neighbourhood. Results are suggestions; `updateMember` accepts any address. Available only if the property's `address_lookup` is true.
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
         * @description Returns everything stored about the member, as data protection law requires. Password hashes and credentials are excluded, and passport numbers are masked. Codes, sign-ups and unused quotes are excluded because they are deleted within a day.
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
         * Delete the account
         * @description Closes the account permanently. All sessions end, and points and personal records are deleted. The property keeps reservations as guest records for as long as the law requires. Fails while there is an upcoming stay or an open refund; `reservation_numbers` lists them. The member can re-join after 30 days.
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
         * @description Send the ticket that `finishSocialLogin` returned for a social account without a member. The social account can then log in to this account. Each provider can be linked once.
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
         * @description The social account can no longer log in to this account. The one used to join can't be unlinked.
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
         * @description Returns the available points, those that expire within a month, and the month-end balances of the last twelve months.
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
         * List points movements
         * @description Returns the movements of the last `months` months, newest first. Paginated with `cursor`.
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
         * @description Returns the member's coupons, filtered by status, type and booking period. Paginated with `cursor`.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Register a coupon
         * @description Adds a coupon to the caller's account by its code. Registering the same coupon again has no effect. Attempts are rate limited.
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
         * @description Returns the member's enquiries and their status, newest first. Paginated with `cursor`.
         */
        get: operations["listVoc"];
        put?: never;
        /**
         * Create an enquiry
         * @description Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have ten waiting enquiries.
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
         * @description Returns the enquiry with its attachments, and the property's answer if there is one.
         */
        get: operations["getVoc"];
        /**
         * Update an enquiry
         * @description Replaces the content of a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.
         */
        put: operations["updateVoc"];
        post?: never;
        /**
         * Delete an enquiry
         * @description Deletes a waiting enquiry and its attachments. An answered enquiry can't be deleted and returns `voc_delete_failed`.
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
         * Attach a file
         * @description Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to a waiting enquiry. An enquiry can have five attachments. The file is rejected and not stored if its content doesn't match its name, if it can't be opened, or if it has more than 50 million pixels. EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.
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
         * @description Returns the stored file as a download. Browsers don't display it inline.
         */
        get: operations["getVocAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete an attachment
         * @description Removes the file from a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.
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
         * @description Returns the member's tier, the progress to the next one, and the history. Members reach a tier by completed stays in the last 12 months, or the company grants it. The higher of the two applies. Tiers are recalculated every hour. A grant is kept until it ends, even while a higher tier applies.
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
         * List a member's memberships
         * @description A member can have several membership numbers. The first is the default for bookings.
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
         * @description Returns the prices of other sites for the same dates, fetched for the property. The list is empty if the property doesn't compare prices or doesn't sell this stay, or if the other sites don't respond.
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
         * @description The lowest nightly price for one room on each date, with arrival and departure restrictions. Unavailable dates carry a reason. Covers at most 100 dates per request.
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
         * Search offers for dates and a party
         * @description Returns everything that the offers page shows: rooms, packages, options, the total of each combination for the stay, and remaining inventory. Sold-out rooms are included with their status. If nothing is available or the dates are not sold, the response includes the nearest available dates.
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
         * @description Returns what the package adds to a room, and the room types that it can be booked with.
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
         * @description Returns the discount of a code for a stay before rooms are chosen. Rate limited to prevent guessing.
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
         * @description Returns the ports and routes that the property's ships serve, for the first search form. Age bands and the maximum number of cabins per booking are part of `getMain`. Hotels have no sailings.
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
         * @description Returns the dates on which a route is sailed, the lowest price for one adult, and remaining places. Unavailable dates carry a reason. Covers at most 100 dates per request.
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
         * @description Returns each sailing of the requested dates, with its ship, local times, remaining places and the lowest total for these travellers. Fully booked and cancelled sailings are included with their status. Return sailings depart after the outbound sailing arrives.
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
         * @description Returns every cabin type that is available on each leg, with the price for these travellers and the number left. Travellers may be spread over cabins of several types. Create a voyage quote to price such a combination.
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
         * @description Returns facts, pictures and facilities of a ship, and the location of each cabin type on its decks.
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
         * @description Returns an itemised price: what the stay costs, what is due now and at the property, and what cancelling will cost. A quote holds no rooms. Use the returned `quote_token` to create a hold from this quote. Send codes and counts only; the server calculates every amount.
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
         * @description Returns an itemised price for cabins on a one-way or return voyage. It includes fares by age band, supplements, port tax and cancellation fees. It also states until when passports must be valid and when they are deleted. A quote holds no berths. Create the hold, pay, change and cancel as for a hotel stay.
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
         * @description Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. If it needs neither, it is confirmed with a code sent to the booker. If the price has changed since the quote, an error returns the new price and nothing is held. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths of every leg are held, or none. Its travellers must be named with their passports, which are never returned.
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
         * @description Returns what is held and until when, by the server's clock. If the hold has become a reservation, returns the reservation number.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Release a hold
         * @description Makes the rooms available to others immediately, for example when the guest goes back to choose again. Fails while a payment is in progress.
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
         * @description Holds that need no payment or guarantee are confirmed by code, to prove that the booker can be reached. The six-digit code is valid for three minutes and five attempts. It goes to the guest's phone, or to their email if the number can't receive messages.
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
         * @description Turns the hold into a reservation by verifying the code sent to its guest. If it is already a reservation, its current state is returned.
         */
        post: operations["confirmHold"];
        delete?: never;
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
         * @description For guests without a login. The name (of the guest or the booker) and the number must match the same reservation. All failed lookups return the same error. Returns a token that gives access to this reservation for 30 minutes. A member's reservation requires login instead.
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
         * List your reservations
         * @description The member's reservations across all properties: upcoming, and those that ended within the last `months` months. Paginated with `cursor`.
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
         * Claim a guest reservation
         * @description Adds a guest's reservation to the account of the logged-in member. The request must include the reservation's token. Afterwards the reservation appears in the member's list and can't be found by name and number. Claiming a reservation you already own has no effect.
         */
        put: operations["claimReservation"];
        post?: never;
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
         * @description Returns the guest, rooms, price lines, payment, cancellation policy and allowed actions. A `confirmed` reservation becomes `cancelled` or `used`. So does a `complete` reservation, which is one paid with vouchers.
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
         * Preview the cost of cancelling
         * @description Returns the cancellation fee and refund that apply now, based on the policy and today's date at the property.
         */
        get: operations["previewCancellation"];
        put?: never;
        /**
         * Cancel a reservation
         * @description Send the fee from the preview. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is certain.
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
         * @description Returns the stay with the requested dates, party or options, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once cancelling carries a fee, the arrival date can't change and the total can't decrease.
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
         * @description Returns the voyage with the requested sailings, cabins or cabin distribution for the same travellers, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once cancelling carries a fee, the first departure can't change and the total can't decrease. Apply the change with `createChange`.
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
         * @description Applies a change quote. If nothing is due, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. If payment is due, the added inventory is held and the difference is paid like any hold. The reservation stays unchanged until then. An earlier unpaid change is abandoned.
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
         * @description Sends the current state of the reservation to the guest's email address, in the language of the booking. Sends a confirmation, or a cancellation notice if the reservation is cancelled. Limited to a few emails within a period. Returns `unavailable` if the property doesn't send email.
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
         * @description Returns an iCalendar event from check-in to check-out, in the property's calendar. A voyage has one event for each leg, from departure to arrival. A cancelled reservation returns a cancellation of the event. Changes and the cancellation increase `SEQUENCE`, so calendars replace the earlier version.
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
         * @description Returns an opaque token, valid for five minutes, to display as a QR code. Only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.
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
         * @description Opens a payment with the method that the guest chose. Returns what the browser needs: the script and request of the payment window, or the URL of the provider's card frame for a guarantee. Card numbers go to the provider only and never reach this API. An unfinished payment of the same hold must end first.
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
         * Receive the result of a payment window
         * @description The payment window posts its form here from the provider's site. The server verifies the signature, order and amount, approves the payment with the provider, and redirects the browser to the result page. A forged form changes nothing. Browsers are redirected to the payment's actual status, and other callers receive an error.
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
         * Receive a card provider's notification
         * @description The provider notifies the server of a payment's outcome, sometimes late or more than once. The signature is verified first. The payment is then reconciled by querying the provider. The response `OK` as plain text ends its retries.
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
         * @description Poll this operation from the result page until the status is final. `in_progress` becomes `completed`, `cancelled`, `failed`, `refunded` or `refund_refused`. A payment that can't be turned into a reservation is refunded automatically.
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
         * @description Send the token that the provider's frame returned for the card. The hold becomes a reservation and the balance is due at the property. The card is not charged.
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
        get?: never;
        put?: never;
        /**
         * Import a property bundle
         * @description Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. For a sailing line these are ports, ships, cabins, routes and fares. If any row is invalid, nothing is written, and each invalid row is reported. With `dry_run` the bundle is only validated. The files that it refers to must already be on the server. Photographs (JPEG, PNG, WebP) are rotated upright and copied in several sizes and formats. EXIF metadata is removed. A file whose content doesn't match its extension, that is larger than 20 MB or 50 megapixels, or that is truncated is reported as an error on its row.
         */
        post: operations["importPropertyBundle"];
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
         * @description Creates or updates departures of a sailing line by their codes. Departures that aren't in the request stay unchanged, so large schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, none is written, and each invalid row is reported. Existing bookings count against the allotment. If more is already booked than the new allotment, the departure stops selling.
         */
        put: operations["putDepartures"];
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
         * @description Creates a key that logs one member in from a provider's site. Put it in the URL of the entry page. The key is valid for one day and one use.
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
         * @description Returns the reservation for a token scanned from a guest's screen. Only staff of the reservation's property can redeem it. Expired, unknown and foreign tokens return the same error. A cancelled reservation is returned with its status.
         */
        post: operations["redeemCheckInToken"];
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
         * Set a reservation's property record
         * @description Stores the number that the reservation has in the property's own system, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation with the guest's requests to the property.
         */
        put: operations["putPropertyRecord"];
        post?: never;
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
         * @description Returns refunds that the card provider refused to credit to the card. The property contacts the guest, pays by other means, and records it with `payOutRefund`. Returns the oldest 100.
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
         * @description Records that the property has paid the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.
         */
        put: operations["payOutRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Identifies a property. Code 12 is accepted everywhere as an alias of 14. */
        HotelCode: string;
        /** @description The property that the page belongs to. */
        MainRequest: {
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Always `success` in successful responses. Errors contain `fail`.
         * @constant
         */
        Success: "success";
        /** @description Dominant colour of the picture, shown while it loads. */
        PictureColor: string;
        /** @description Smaller copies of a photo, generated when it was imported. Use the first media type that the browser supports, at the width that it needs. */
        PictureVariants: {
            /** @description Path relative to the file server's base URL. */
            file_path: string;
            /**
             * @description Media type of the copy.
             * @enum {string}
             */
            type: "image/avif" | "image/webp";
            /** @description Width in pixels. */
            width: number;
        }[];
        /** @description A file supplied by the provider. */
        FileReference: {
            /** @description Path relative to the file server's base URL. */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description A picture with alternative text. */
        Picture: {
            /** @description Path relative to the file server's base URL. */
            file_path: string;
            /** @description Alternative text in the guest's language, or in the property's fallback language. */
            alt: string;
            /** @description Horizontal position of the subject, as a percentage from the left, used for narrow crops. Defaults to the middle. */
            focus_x?: number;
            /** @description Vertical position of the subject, as a percentage from the top, used for shallow crops. Defaults to the middle. */
            focus_y?: number;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
            /** @description The same scene composed for portrait screens. Without it, the picture is cropped around its focus. */
            portrait?: components["schemas"]["FileReference"];
        };
        /**
         * @description How a booking is secured. `PREPAY`: paid by card before confirmation. `GUARANTEE`: a card is stored as a guarantee and the balance is due at the property. `FREE_HOLD`: nothing is charged, and a code sent to the guest confirms the booking.
         * @enum {string}
         */
        PaymentType: "PREPAY" | "GUARANTEE" | "FREE_HOLD";
        /**
         * @description How a guest pays in the provider's window. Every method is charged immediately and refunded the same way. Virtual accounts and bank transfers are not supported because they take longer than a hold lasts.
         * @enum {string}
         */
        PaymentMethod: "card" | "kakaopay" | "naverpay" | "payco" | "samsungpay";
        /**
         * @description A language of the site, identified by a three-letter code.
         * @enum {string}
         */
        LangType: "KOR" | "ENG" | "JPN" | "CHS" | "CHT" | "SPA" | "POR" | "VIE" | "THA" | "MON";
        /** @description Identifies the company that owns properties and members. */
        CompanyCode: string;
        /** @description A time of day at the property, in 24-hour format. */
        ClockTime: string;
        /** @description ISO 4217 currency code. */
        Currency: string;
        /**
         * Format: date
         * @description A date in the property's calendar.
         */
        StayDate: string;
        /** @description Age limits of the property. Infants are at most `infant_max_months` old and children at most `child_max_years` old. Everyone older is an adult. */
        AgeBands: {
            /** @description Maximum age of an infant in months, inclusive. */
            infant_max_months: number;
            /** @description Maximum age of a child in years, inclusive. */
            child_max_years: number;
        };
        /**
         * @description The kind of member: `general` (an individual, verified by phone), `cyber` (online only, verified by email), `affiliate` (an employee of an affiliated company) or `presale` (a room owner, individual or corporate).
         * @enum {string}
         */
        MemberType: "GENERAL" | "CYBER" | "AFFILIATE" | "PRESALE_INDIVIDUAL" | "PRESALE_CORPORATE";
        /**
         * @description A provider of social login.
         * @enum {string}
         */
        SocialProvider: "kakao" | "google" | "naver";
        /** @description Coordinates in degrees (WGS 84). */
        Location: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        /** @description An exchange rate for displaying prices only. Never used for charges. */
        ExchangeRate: {
            /** @description Code of the other currency. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the other currency per unit of the property's currency. */
            rate: number;
            /** @description Date of the provider's rate. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description Facts of a property that its site displays. */
        HotelInfo: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The brand's full name, shown in the header, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description City and district. */
            address1: string;
            /** @description Street and number. */
            address2: string;
            /** @description Postal code and further address details. */
            address3: string;
            /** @description The property's introduction on the home page, as plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Pictures of the home page, in display order. */
            main_images: components["schemas"]["Picture"][];
            /** @description Whether the property accepts bookings. */
            set_reservation: boolean;
            /** @description Number of days from today that can be booked. */
            set_reservation_term: number;
            payment_type: components["schemas"]["PaymentType"];
            /** @description Payment methods for the amount due at booking, in display order. Empty if nothing is paid at booking. */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description The provider's note on the booking page, as sanitised HTML. */
            reservation_html: string | null;
            /** @description The provider's guide to the stay, as sanitised HTML. */
            manual_html: string | null;
            /** @description The property's primary language, set by the provider. */
            lang_type: components["schemas"]["LangType"];
            /** @description Maximum number of guests per booking. */
            max_guest: number;
            /** @description Path of the background picture for pages that have none. Null if there is none. */
            back_image: string | null;
            /** @description The company that owns the property. Its members can log in here. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description Whether prices are also shown in other currencies. */
            use_exchange: boolean;
            /** @description Whether prices of other sites are shown next to the search. */
            use_price_comparison: boolean;
            /** @description Whether early check-out at a lower price is offered. */
            early_checkout_use: boolean;
            /** @description Earliest check-in time, in the property's time zone. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Latest check-out time, in the property's time zone. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description The picture of `back_image`, as a file. Null if there is none. */
            back_image_file: components["schemas"]["FileReference"] | null;
            /** @description Logo for light backgrounds. */
            main_image_file: components["schemas"]["FileReference"] | null;
            /** @description Logo for dark backgrounds. */
            main_image_white_file: components["schemas"]["FileReference"] | null;
            /** @description Whether the property accepts pets. */
            isPet: boolean;
            /** @description Whether packages show the price of the whole stay. */
            showPackageTotalPrice: boolean;
            /**
             * @description `hotel` sells rooms per night. `sailing` sells cabins per voyage.
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description Name of the set of design tokens to use. */
            brand: string;
            /** @description Currency of all prices of the property. */
            currency: components["schemas"]["Currency"];
            /** @description IANA time zone of the property. */
            time_zone: string;
            /** @description Today's date at the property. Use it as today everywhere on the site. */
            today: components["schemas"]["StayDate"];
            /** @description Last possible check-out date. */
            bookable_to: components["schemas"]["StayDate"];
            /** @description Maximum number of rooms per booking. */
            max_rooms: number;
            /** @description Maximum length of stay, in nights. */
            max_nights: number;
            /** @description Age limits for infants and children. */
            age_bands: components["schemas"]["AgeBands"];
            /** @description Whether bookings require an emergency contact. */
            emergency_contact: boolean;
            /** @description Whether the company has membership tiers. If not, hide the link to the membership page. */
            has_membership: boolean;
            /** @description Whether members must accept the membership terms separately before signing up. */
            membership_terms_alone: boolean;
            /** @description Kinds of members that can sign up here. */
            member_types: components["schemas"]["MemberType"][];
            /** @description Social login providers. */
            social_logins: components["schemas"]["SocialProvider"][];
            /** @description Whether address search is available for Korean addresses. */
            address_lookup: boolean;
            /** @description The provider's own sites that a login without the site's header and footer may return to. */
            return_origins: string[];
            /** @description Map coordinates. Null if the provider gave none. */
            location: components["schemas"]["Location"] | null;
            /** @description Rates for showing approximate prices in other currencies. Empty if `use_exchange` is false or no rate is known. */
            exchange_rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description Seller information required by Korean e-commerce law. Show each item that is present. */
        FooterData: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the seller, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description The company's representative. */
            ceo?: string;
            /** @description Postal address of the seller. */
            address?: string;
            /** @description Customer service number, with dashes. */
            tel?: string;
            /** @description Customer service email. */
            email?: string;
            /** @description Fax number, with dashes. */
            fax?: string;
            /** @description Business registration number. */
            company_num?: string;
            /** @description Mail-order business registration number. */
            term_num?: string;
            /** @description Copyright line at the bottom of the page. */
            copyright?: string;
        };
        /** @description A property in the property chooser. */
        PropertyHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name shown in the property chooser, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description City and district. */
            address1: string;
            /** @description Street and number. */
            address2: string;
            /** @description Picture shown in the property chooser. Path relative to the file server's base URL. */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description Facts, footer and sister properties of a property. */
        MainResult: {
            result: components["schemas"]["Success"];
            hotel: components["schemas"]["HotelInfo"];
            footer_data: components["schemas"]["FooterData"];
            /** @description All properties of the company, including this one. */
            property_hotel_list: components["schemas"]["PropertyHotel"][];
        };
        /**
         * @description Why a request failed. All operations share this list of codes, and clients translate messages by code. Each code has a named example with the status that it is returned with.
         * @enum {string}
         */
        ErrorCode: "invalid_access" | "login_required" | "err05" | "bad_credentials" | "password_check_failed" | "no_linked_id" | "reservation_not_found" | "lookup_mismatch" | "member_reservation_login_required" | "id_not_found" | "duplicate_id" | "duplicate_email" | "duplicate_phone" | "duplicate_owned_room" | "session_expired" | "verification_expired" | "verification_failed" | "signup_not_completed" | "guardian_consent_required" | "password_mismatch" | "password_format" | "password_change_failed" | "password_general_members_only" | "room_sold_out" | "room_changed" | "all_rooms_sold_out" | "promotion_invalid" | "promotion_unusable" | "upselling_unavailable" | "membership_benefit_used" | "coupon_invalid" | "coupon_unusable" | "coupon_used" | "coupon_expired" | "coupon_outside_stay" | "coupon_on_another_room" | "coupon_not_for_room" | "coupon_offline_only" | "mileage_over_maximum" | "mileage_insufficient" | "mileage_unit" | "mileage_not_combinable" | "benefit_not_combinable" | "voucher_exceeds_remaining" | "member_not_matched" | "main_contractor_not_found" | "contract_not_found" | "voucher_not_found" | "same_day_owned_room_unavailable" | "payment_failed" | "payment_cancelled" | "payment_in_progress" | "reservation_failed" | "cancel_failed" | "change_failed" | "change_not_free" | "nothing_changed" | "voc_create_failed" | "voc_edit_failed" | "voc_delete_failed" | "attachment_not_allowed" | "attachment_damaged" | "too_many_attachments" | "withdrawal_failed" | "link_failed" | "already_linked" | "unlink_failed" | "first_social_cannot_unlink" | "kakao_login_failed" | "google_login_failed" | "naver_login_failed" | "load_failed" | "no_available_dates" | "no_sailings" | "sailing_closed" | "return_before_arrival" | "no_rooms" | "invalid_passport" | "invalid_birthday" | "invalid_phone" | "invalid_email" | "presale_info_wrong" | "rooms_differ_in_type" | "too_many_rooms" | "adult_required" | "customer_centre_required" | "linked_company_only" | "rejoin_too_early" | "benefit_not_chosen" | "adult_product_required" | "checkout_times_conflict" | "stay_in_past" | "stay_order" | "stay_beyond_horizon" | "stay_closed" | "stay_length" | "party_over_maximum" | "validation" | "malformed_request" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "forbidden" | "rate_limited" | "quote_expired" | "quote_used" | "hold_expired" | "price_changed" | "idempotency_mismatch" | "idempotency_in_flight" | "unavailable" | "not_implemented" | "internal";
        /** @description An invalid field of the request. */
        FieldError: {
            /** @description JSON pointer to the field. A header or query parameter is identified by its name, as in `/from`. */
            pointer: string;
            /** @description Why this field is invalid. */
            code: components["schemas"]["ErrorCode"];
        };
        /** @description A code that people read aloud or type. Its letters can't be mistaken for digits. */
        DocumentNumber: string;
        /** @description Amount in minor units of the accompanying currency. KRW has no minor unit, so the amount is in won. */
        Amount: number;
        /** @description An available stay of the same length, or of the minimum length required on its arrival date. For voyages, the outbound and return dates, which are equal for a one-way voyage. */
        NearestDates: {
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description The lowest total price for the party. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description Describes why a request failed (RFC 9457). `title` and `detail` are for developers. Translate messages for users by `code`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URI reference that identifies the problem type.
             */
            type: string;
            /** @description Short name of the problem type, in English. */
            title: string;
            /** @description Repeats the HTTP status. */
            status: number;
            /** @description Explanation of this occurrence, in English. */
            detail?: string;
            /**
             * Format: uri-reference
             * @description Identifies this occurrence by its request ID.
             */
            instance: string;
            /**
             * @description Always `fail` in errors. Successful responses contain `success`.
             * @constant
             */
            result: "fail";
            /** @description Machine-readable reason. Translate messages for users by this code. */
            code: components["schemas"]["ErrorCode"];
            /** @description For status 422, the invalid fields of the request. */
            errors?: components["schemas"]["FieldError"][];
            /** @description For `price_changed`, the price that the guest saw. */
            price_before?: number;
            /** @description For `price_changed`, the current price. */
            price_after?: number;
            /** @description For `mileage_over_maximum` and `mileage_insufficient`, the maximum number of points that can be used. */
            usable_point?: number;
            /** @description For `mileage_not_combinable`, the total with points only. */
            total_with_point?: number;
            /** @description For `mileage_not_combinable`, the total with all other benefits but no points. */
            total_without_point?: number;
            /** @description For `customer_centre_required`, `linked_company_only` and `no_rooms`, the phone number to call. */
            phone?: string;
            /** @description For `linked_company_only`, the company whose employees can book the property. */
            linked_company?: string;
            /** @description For `withdrawal_failed`, the reservations that prevent the withdrawal. */
            reservation_numbers?: components["schemas"]["DocumentNumber"][];
            /** @description For `too_many_rooms`, the maximum number of rooms or cabins per booking at this property. */
            max_rooms?: number;
            /** @description For `stay_closed`, `stay_length` and `no_sailings` in a search, the nearest available stays or voyages. Omitted if there are none. */
            nearest_dates?: components["schemas"]["NearestDates"][];
        };
        /** @description The property and language of the requested terms. */
        TermsRequest: {
            langType: components["schemas"]["LangType"];
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description The kind of terms. `CANCAL` (spelled as specified) contains the cancellation rules, `MEMBERSHIP` the membership terms, and `PASSPORT` the consent to store passports for a voyage.
         * @enum {string}
         */
        TermsType: "PRIVACY" | "TERMS" | "MARKETING" | "CANCAL" | "MEMBERSHIP" | "PASSPORT";
        /** @description A text for guests to read or consent to. */
        Terms: {
            termsType: components["schemas"]["TermsType"];
            /** @description Label of the consent. */
            title: string;
            /** @description Text as sanitised HTML. */
            content: string;
            /** @description Whether bookings require this consent. */
            required: boolean;
        };
        /** @description The terms of a property. */
        TermsResult: {
            result: components["schemas"]["Success"];
            /** @description Terms in display order: privacy, terms, passports, marketing, cancellation rules. */
            termsList: components["schemas"]["Terms"][];
        };
        /** @description The property and kind of the requested files. */
        FileListRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /**
             * @description The kind of file. Only icons are supported.
             * @enum {string}
             */
            fileType: "icon";
        };
        /** @description An icon that marks what a property or room offers. */
        IconFile: {
            /** @description Position among all icons of the property, starting at 1. Includes icons used only for rooms, so numbers in a list may have gaps. */
            file_seq: number;
            /** @description Path relative to the file server's base URL. */
            file_path: string;
            /** @description Meaning of the icon, in the guest's language or the property's fallback language. */
            title?: string;
        };
        /** @description Icons of a property, without those used only for rooms. */
        FileListResult: {
            result: components["schemas"]["Success"];
            /** @description Icons in the provider's order. */
            data: components["schemas"]["IconFile"][];
        };
        /**
         * @description How the member joined: with a login ID of their own (`NORMAL`), or with a social account.
         * @enum {string}
         */
        JoinType: "NORMAL" | "KAKAO" | "GOOGLE" | "NAVER";
        /** @description Credentials of an account. */
        LoginRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /** @description Login ID as the member types it. Not case-sensitive. */
            loginId: string;
            /**
             * Format: password
             * @description The member's password. The password rules aren't checked here.
             */
            password: string;
            /** @description How the member joined. Social accounts have no password, so the login fails for them. */
            joinType: components["schemas"]["JoinType"];
        };
        /**
         * @description The gender given at sign-up or by the social provider.
         * @enum {string}
         */
        Gender: "male" | "female";
        /** @description The logged-in member. */
        UserInfo: {
            /** @description Internal ID, assigned by the server. Never shown to guests and never changes. */
            user_id: string;
            /** @description Full name as the member writes it in their own script. */
            user_name: string;
            gender?: components["schemas"]["Gender"];
            /** @description Digits only. Korean mobile numbers have no country code. */
            phone_number?: string;
            /** @description Date of birth. */
            birthday?: components["schemas"]["StayDate"];
            /** @description Address for confirmations. */
            email?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Given name. */
            first_name?: string;
            /** @description Family name in English, if the member gave one. */
            last_name_en?: string;
            /** @description Given name in English, if the member gave one. */
            first_name_en?: string;
            /** @description Whether the member agreed to receive marketing messages. */
            agree_marketing?: boolean;
            /**
             * @description Accounts of type `MEMBERSHIP` have membership numbers. Call `listMemberships` to get them.
             * @enum {string}
             */
            user_type: "MEMBERSHIP" | "WEB";
            member_type: components["schemas"]["MemberType"];
            /** @description Note from the provider to the member. */
            descriptions?: string;
            /** @description Membership numbers. The first is the default for bookings. Empty for cyber members. */
            member_no_list: string[];
            /** @description Single sign-on key of this session. Returned only by login operations. The server stores only its hash. */
            sso_key?: string;
            /** @description Company that the member belongs to. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description ID that the member chose, or that was generated for a social account. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
        };
        /** @description A new session. */
        LoginResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always `ok`. The specification requires it in addition to `result`.
             * @constant
             */
            code: "ok";
            /** @description Bearer token for further calls. */
            token: string;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description Digits only: a Korean mobile number, or an international number with its country code. */
        MobileNumber: string;
        /** @description A phone number and proof that it belongs to the caller. */
        FindIdRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Number that the code was sent to. */
            phone_number: components["schemas"]["MobileNumber"];
            /** @description Ticket from the confirmed code. This call uses it up. */
            ticket: string;
        };
        /** @description An account registered with the verified number. */
        FoundId: {
            /** @description Full ID, not masked, because the number is verified. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            /** @description Date in the time zone of the property where the member joined. */
            joined_on: components["schemas"]["StayDate"];
        };
        /** @description Accounts registered with the verified number. */
        FindIdResult: {
            result: components["schemas"]["Success"];
            /** @description At most one account today. The specification defines it as a list. */
            data: components["schemas"]["FoundId"][];
        };
        /** @description Details that must match one account before a code is sent. */
        FindPasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Not case-sensitive. */
            loginId: string;
            /** @description Last and first name. Spaces are ignored. */
            user_name: string;
            phone_number: components["schemas"]["MobileNumber"];
        };
        /**
         * Format: uuid
         * @description Identifies a sent code. Assigned by the server.
         */
        VerificationId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         */
        Instant: string;
        /** @description Details of the requested code. `findPassword` returns them even if no account matches. */
        VerificationResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /** @description Three minutes after the code was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description Time from which another code can be requested. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description Letters (A-Z, a-z), digits and special characters, without spaces. At least 9 characters of all three kinds, or at least 10 of two kinds. Otherwise the request fails with `password_format`. */
        Password: string;
        /** @description Send either `ticket` or `current_password`. */
        ChangePasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Ticket from a confirmed reset code. Omit it when logged in. */
            ticket?: string;
            /**
             * Format: password
             * @description Required when logged in. Omit it with a ticket.
             */
            current_password?: string;
            /** @description The new password. */
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The new password again.
             */
            password_confirm: string;
        };
        /** @description Success without further data. */
        PlainResult: {
            result: components["schemas"]["Success"];
        };
        /** @description A single sign-on key and its company. */
        SsoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Key of the session, or a one-time key that a provider's site put in the URL. The server recognises which one it is by its format. */
            sso_key: string;
            /** @description Company code from login. The request fails if the key belongs to another company. */
            company_code: components["schemas"]["CompanyCode"];
        };
        /** @description The session that the key belongs to. */
        SsoResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description Bearer token. Unchanged if the session continues. */
            token: string;
        };
        /** @description The logged-in member and the session's expiry. */
        SessionResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description One day after login. Sessions aren't extended. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description Identifies a session. Can't be used to authenticate.
         */
        SessionId: string;
        /**
         * @description Kind of device, derived from its user agent.
         * @enum {string}
         */
        DeviceKind: "phone" | "tablet" | "computer" | "unknown";
        /** @description An active session. */
        SessionOfMember: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description Product name, such as Samsung Internet. Null if unknown. */
            browser: string | null;
            /** @description Product name, such as Android. Null if unknown. */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            /** @description Accurate to five minutes. */
            last_used_at: components["schemas"]["Instant"];
            /** @description Whether this is the session of the request. */
            is_current: boolean;
        };
        /** @description The caller's active sessions. */
        SessionListResult: {
            result: components["schemas"]["Success"];
            /** @description The current session first, then the most recently used. At most 100. */
            sessions: components["schemas"]["SessionOfMember"][];
        };
        /** @description Property where the member logs in. */
        SocialStartRequest: {
            hotel_code: components["schemas"]["HotelCode"];
        };
        /** @description URL to open, and the values that the browser keeps until the provider redirects back. */
        SocialStartResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uri
             * @description The provider's consent page, with all parameters set.
             */
            authorization_url: string;
            /** @description Value that the provider sends back unchanged. */
            state: string;
            /** @description Keep it in this browser and never put it in a URL. */
            flow_token: string;
            /** @description Ten minutes after the start. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Values from the provider's redirect, and those that the browser kept. */
        SocialFinishRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description One-time authorization code from the provider. */
            code: string;
            /** @description Value from `startSocialLogin`. */
            state: string;
            /** @description Value from `startSocialLogin`. */
            flow_token: string;
        };
        /** @description Details from the social provider. Each of them can be missing. */
        SocialPrefill: {
            /** @description Full name, if the provider returns it as one field. */
            user_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Given name. */
            first_name?: string;
            /** @description Not verified. */
            email?: string;
            /** @description Digits only. Not verified. */
            phone_number?: string;
            /** @description Present only if the provider also returns the year. */
            birthday?: components["schemas"]["StayDate"];
            /** @description As returned by the provider. */
            gender?: components["schemas"]["Gender"];
        };
        /** @description A logged-in member, or a ticket for signing up. */
        SocialFinishResult: {
            result: components["schemas"]["Success"];
            /**
             * @description `logged_in`: the social account is linked to a member. `signup_needed`: it isn't linked yet.
             * @enum {string}
             */
            outcome: "logged_in" | "signup_needed";
            /** @description Bearer token. Present with `logged_in`. */
            token?: string;
            /** @description Present with `logged_in`. */
            userInfo?: components["schemas"]["UserInfo"];
            /** @description Single-use ticket for signing up. Present with `signup_needed`. */
            social_ticket?: string;
            /** @description Expiry of the ticket. Present with `signup_needed`. */
            expires_at?: components["schemas"]["Instant"];
            /** @description Present with `signup_needed`. */
            prefill?: components["schemas"]["SocialPrefill"];
        };
        /** @description Phone number to send a code to, for finding a login ID. */
        VerificationRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            phone_number: components["schemas"]["MobileNumber"];
        };
        /** @description Six digits. */
        VerificationCode: string;
        /** @description Code that the guest typed. */
        ConfirmationRequest: {
            /** @description Property where the code was requested. */
            hotel_code: components["schemas"]["HotelCode"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description Proof that the code was confirmed. */
        ConfirmationResult: {
            result: components["schemas"]["Success"];
            /** @description Single use. */
            ticket: string;
            /** @description Ten minutes after the confirmation. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Signed employer details from the URL. */
        CompanyInfoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Base64url JSON, a dot, and its HMAC-SHA-256 in base64url. */
            CsHsUi: string;
        };
        /** @description Employer of a guest of a company-linked hotel. */
        CompanyInfo: {
            /** @description As the linked website writes it. */
            company_name: string;
            /** @description Absent if the website doesn't send it. */
            employee_name?: string;
            /** @description Number that the employer uses. Absent if the website doesn't send it. */
            employee_number?: string;
        };
        /** @description The guest's verified employer. */
        CompanyInfoResult: {
            result: components["schemas"]["Success"];
            /** @description Null if the signature is invalid or has expired. */
            company_info: components["schemas"]["CompanyInfo"] | null;
        };
        /** @description Property and type of member to sign up for. */
        StartSignupRequest: {
            /** @description Property where the member joins. It determines which member types are available. */
            hotel_code: components["schemas"]["HotelCode"];
            member_type: components["schemas"]["MemberType"];
            /** @description Ticket from a social login that found no account. General members only. */
            social_ticket?: string;
        };
        /** @description The provider's code for a room type, package, option or plan. */
        ItemCode: string;
        /** @description Room that a pre-sale member owns. */
        OwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for it, in the guest's language if available, otherwise in Korean. */
            building_name: string;
            unit_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for it, in the guest's language if available, otherwise in Korean. */
            unit_name: string;
            /** @description As written on the door. */
            room_number: string;
        };
        /** @description Progress of a sign-up. */
        SignupState: {
            member_type: components["schemas"]["MemberType"];
            /** @description `NORMAL`, or the social account that started the sign-up. */
            join_type: components["schemas"]["JoinType"];
            /** @description Half an hour after the start. Completing steps doesn't extend it. */
            expires_at: components["schemas"]["Instant"];
            /** @description Verifications that are still required, in the order of the steps. Cyber members verify an email, then a phone number. */
            missing: ("PHONE" | "EMAIL" | "AFFILIATION" | "OWNERSHIP")[];
            /** @description Null until it is verified. */
            phone_number: string | null;
            /** @description Null until it is verified. */
            email: string | null;
            /** @description Null until it is verified. */
            guardian_phone_number: string | null;
            /** @description Null until it is verified. */
            affiliate_name: string | null;
            /** @description Null until it is verified. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description Details from the social provider. Null without a social login. */
            prefill: components["schemas"]["SocialPrefill"] | null;
        };
        /** @description A new sign-up. */
        StartSignupResult: {
            result: components["schemas"]["Success"];
            /** @description Send it as `Signup-Token` with every step. */
            signup_token: string;
            signup: components["schemas"]["SignupState"];
        };
        /** @description Progress of the sign-up after a step. */
        SignupResult: {
            result: components["schemas"]["Success"];
            signup: components["schemas"]["SignupState"];
        };
        /** @description Where to send a code. */
        SignupCodeRequest: {
            /**
             * @description `SMS` verifies a phone number, `EMAIL` an email.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /**
             * @description Person who verifies it. A guardian verifies a phone number.
             * @enum {string}
             */
            subject: "MEMBER" | "GUARDIAN";
            /** @description Mobile number (digits only) or email address. */
            to: string;
        };
        /** @description Code that the guest typed. */
        SignupConfirmationRequest: {
            /** @description ID of the code that was sent last. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description Three details that must match one registered affiliate. */
        AffiliationRequest: {
            /** @description Spaces and case are ignored. */
            affiliate_name: string;
            /** @description Ten digits. */
            business_number: string;
            /** @description Number that the provider gave to the affiliate. */
            customer_number: string;
        };
        /** @description A full name, in any script. Must not be blank or contain line breaks. */
        FullName: string;
        /** @description Pre-sold room and the details of its sale. */
        OwnershipRequest: {
            /** @description Building from `listOwnedRooms`. */
            building_code: components["schemas"]["ItemCode"];
            /** @description Unit in the building. */
            unit_code: components["schemas"]["ItemCode"];
            /** @description Room in the unit. */
            room_number: string;
            /** @description Number of the sale. */
            distribution_number: string;
            /** @description The contractor, a person or a corporation. */
            owner_name: components["schemas"]["FullName"];
            /** @description Ten digits. */
            business_number?: string;
            /** @description Identifies who recommended the purchase. Stored but not checked. */
            referral_code?: string;
        };
        /** @description Value that must be unique among members. */
        DuplicateCheckRequest: {
            /**
             * @description Whether the value is an ID or an email.
             * @enum {string}
             */
            field: "login_id" | "email";
            /** @description As the guest typed it. */
            value: string;
        };
        /** @description The value is available. */
        DuplicateCheckResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always true. A taken value returns an error.
             * @constant
             */
            available: true;
        };
        /** @description Letters (A-Z, a-z) and digits. Not case-sensitive. */
        LoginId: string;
        /** @description A family or given name, in any script. Must not be blank or contain line breaks. */
        PersonName: string;
        /** @description A name in English letters only. */
        EnglishName: string;
        /**
         * Format: date
         * @description A date of birth, which must be in the past.
         */
        Birthday: string;
        /** @description Separate consents. Marketing consent is optional. */
        SignupAgreements: {
            /**
             * @description Must be true.
             * @constant
             */
            PRIVACY: true;
            /**
             * @description Must be true.
             * @constant
             */
            TERMS: true;
            /** @description Can be false. */
            MARKETING: boolean;
            /** @description Consent to the membership terms. Must be true if the property shows them separately. */
            MEMBERSHIP?: boolean;
        };
        /** @description Details from the last page of the sign-up. */
        MemberInformation: {
            login_id: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again.
             */
            password_confirm: string;
            /** @description Family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description Given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description As in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description As in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description A member under 14 needs a guardian's consent. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Address for confirmations. For cyber members it is the verified email.
             */
            email: string;
            /** @description Street and number, or free text. */
            address?: string;
            /** @description Floor, flat or room. */
            address_detail?: string;
            /** @description Required for a member under 14. The guardian also verifies a phone number. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description The new member. */
        MemberCreated: {
            result: components["schemas"]["Success"];
            /** @description ID that the member chose, or that was generated for a social account. */
            login_id: string;
            /** @description Full name as the member writes it. */
            user_name: string;
            member_type: components["schemas"]["MemberType"];
            join_type: components["schemas"]["JoinType"];
            /** @description Membership number. Cyber members have none. */
            member_no: string | null;
        };
        /** @description Details from the last page of a social sign-up. There is no password. */
        SocialMemberInformation: {
            /** @description Family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description Given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description As in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description As in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description A member under 14 needs a guardian's consent. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Address for confirmations.
             */
            email: string;
            /** @description Street and number, or free text. */
            address?: string;
            /** @description Floor, flat or room. */
            address_detail?: string;
            /** @description Required for a member under 14. The guardian also verifies a phone number. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description A room type in a building, with its rooms. */
        OwnedUnit: {
            unit_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for it, in the guest's language if available, otherwise in Korean. */
            unit_name: string;
            /** @description As written on the doors. */
            room_numbers: string[];
        };
        /** @description A building (dong) with its units. */
        OwnedBuilding: {
            building_code: components["schemas"]["ItemCode"];
            /** @description Provider's name for it, in the guest's language if available, otherwise in Korean. */
            building_name: string;
            /** @description In the provider's order. */
            units: components["schemas"]["OwnedUnit"][];
        };
        /** @description Rooms that were sold before they were built. */
        OwnedRoomsResult: {
            result: components["schemas"]["Success"];
            /** @description In the provider's order. */
            buildings: components["schemas"]["OwnedBuilding"][];
        };
        /** @description Unique within the company. */
        ContractNumber: string;
        /**
         * @description `managed`: the provider manages the room for its owner. `profit`: the provider sells the room for a share of the profit.
         * @enum {string}
         */
        ContractType: "managed" | "profit";
        /**
         * @description `active` until the contract ends. An `ended` contract can't become active again.
         * @enum {string}
         */
        ContractStatus: "active" | "ended";
        /**
         * @description `main`: the main contractor, who owns the room. `sub`: a sub-member that the main contractor added.
         * @enum {string}
         */
        ContractRole: "main" | "sub";
        /** @description Vouchers of the contract. Each pays one night of one room. */
        VoucherCount: {
            /** @description All vouchers. */
            total: number;
            /** @description Vouchers used by active bookings. */
            used: number;
            /** @description `total` minus `used`. */
            remaining: number;
        };
        /** @description A member that the main contractor added to the contract. Active sub-members can book with its vouchers. Only the main contractor activates or deactivates them. */
        SubMember: {
            /**
             * Format: uuid
             * @description Identifies the sub-member within the contract.
             */
            sub_member_id: string;
            /** @description Full name as the member writes it. */
            user_name: string;
            /** @description Whether the sub-member can book with the vouchers. */
            active: boolean;
            added_at: components["schemas"]["Instant"];
        };
        /** @description A contract for an owned room, as seen by its main contractor or a sub-member. */
        Contract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            contracted_on: components["schemas"]["StayDate"];
            status: components["schemas"]["ContractStatus"];
            role: components["schemas"]["ContractRole"];
            /** @description Whether the main contractor allows the caller to book with the vouchers. */
            active: boolean;
            room: components["schemas"]["OwnedRoom"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description In the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
            /** @description Name of the main contractor. Null if the owner hasn't joined yet. */
            main_contractor: string | null;
            vouchers: components["schemas"]["VoucherCount"];
            /** @description Returned to the main contractor. Empty for sub-members. */
            sub_members: components["schemas"]["SubMember"][];
        };
        /** @description The caller's contracts. */
        ContractsResult: {
            result: components["schemas"]["Success"];
            /** @description Empty if there are none. */
            contracts: components["schemas"]["Contract"][];
        };
        /** @description Login ID and name of a member of the company. Both must match. */
        AddSubMemberRequest: {
            /** @description The member's login ID. Not case-sensitive. */
            login_id: string;
            /** @description The member's name. Spaces and case are ignored. */
            user_name: components["schemas"]["FullName"];
        };
        /** @description The updated sub-member. */
        SubMemberResult: {
            result: components["schemas"]["Success"];
            sub_member: components["schemas"]["SubMember"];
        };
        /** @description New status of the sub-member. */
        SwitchSubMemberRequest: {
            /** @description Whether the sub-member can book with the vouchers. */
            active: boolean;
        };
        /** @description A booking paid with vouchers. */
        VoucherUse: {
            /** @description Null until the booking is confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Member who made the booking. */
            user_name: string;
            /** @description In the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description Number of vouchers used. */
            vouchers: number;
            used_at: components["schemas"]["Instant"];
        };
        /** @description The contract's vouchers and the bookings paid with them. Sub-members see only their own bookings. */
        VouchersResult: {
            result: components["schemas"]["Success"];
            vouchers: components["schemas"]["VoucherCount"];
            /** @description Newest first, limited to one page. */
            uses: components["schemas"]["VoucherUse"][];
        };
        /** @description Sale of the member's room. The member type says whether the buyer is an individual or a corporation. The membership number is in `member_no_list`. */
        PresaleInfo: {
            /** @description Type of sale. Null if the provider defines none. */
            classification_code: components["schemas"]["ItemCode"] | null;
            /** @description Provider's name for it, in the guest's language if available, otherwise in Korean. Null if the provider defines none. */
            classification_name: string | null;
            /** @description Number of the sale. Null if the provider no longer lists the room. */
            distribution_number: string | null;
            /** @description Identifies who recommended the room. Null if none was given. */
            referral_code: string | null;
        };
        /** @description A member's account. */
        MemberProfile: {
            /** @description Never changes. */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            member_type: components["schemas"]["MemberType"];
            /** @description Membership numbers. The first is the default for bookings. Empty for cyber members. */
            member_no_list: string[];
            /** @description Full name as the member writes it in their own script. */
            user_name: string;
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            /** @description Absent if the member gave none. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Absent if the member gave none. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Digits only. Verified at sign-up, or later by `changeContact`. */
            phone_number: string;
            /** @description Address for confirmations. */
            email: string;
            birthday: components["schemas"]["StayDate"];
            gender: components["schemas"]["Gender"];
            /** @description Absent if the member gave none. */
            address?: string;
            /** @description Absent if the member gave none. */
            address_detail?: string;
            /** @description Whether the member agreed to receive marketing messages. */
            agree_marketing: boolean;
            /** @description When the member gave marketing consent. Null without consent. */
            marketing_agreed_at: components["schemas"]["Instant"] | null;
            /** @description Date in the time zone of the property where the member joined. */
            joined_on: components["schemas"]["StayDate"];
            /** @description Linked providers. The one used to join is first. */
            social_accounts: components["schemas"]["SocialProvider"][];
            /** @description Note from the provider to the member. Null if there is none. */
            descriptions: string | null;
            /** @description Affiliate of an affiliate member. Null for others. */
            affiliate_name: string | null;
            /** @description Present for affiliate and corporate members. Null for others. */
            business_number: string | null;
            /** @description Present for affiliate members. Null for others. */
            customer_number: string | null;
            /** @description Present for pre-sale members. Null for others. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description Present for pre-sale members. Null for others. */
            presale: components["schemas"]["PresaleInfo"] | null;
        };
        /** @description The caller's account. */
        MemberResult: {
            result: components["schemas"]["Success"];
            member: components["schemas"]["MemberProfile"];
        };
        /** @description Fields that a member can edit. Send all of them. */
        MemberChange: {
            /** @description Omit it to clear the name. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Omit it to clear the name. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Omit it to clear the address. */
            address?: string;
            /** @description Omit it to clear the detail. */
            address_detail?: string;
            /** @description Whether the member agrees to receive marketing messages. */
            agree_marketing: boolean;
        };
        /** @description New phone number or email for the account. */
        ContactCodeRequest: {
            /**
             * @description `SMS` changes the phone number, `EMAIL` the email.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description Mobile number (digits only) or email address. */
            to: string;
        };
        /** @description Code that the member typed. */
        ContactConfirmation: {
            /** @description ID of the code that was sent last. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A Korean address. */
        FoundAddress: {
            /** @description Road-name address, in Korean or English depending on the guest's language. */
            address: string;
            /** @description Lot-number address, in Korean. */
            lot_address: string;
            /** @description Five digits. */
            postal_code: string;
        };
        /** @description Addresses that match the query. */
        AddressesResult: {
            result: components["schemas"]["Success"];
            /** @description At most ten. */
            addresses: components["schemas"]["FoundAddress"][];
            /** @description Whether more addresses match. Narrow the query to find them. */
            more: boolean;
        };
        /** @description Consents given at sign-up. The profile has the current marketing consent. */
        GivenAgreements: {
            /** @description Consent to the processing of personal data. */
            PRIVACY: boolean;
            /** @description Consent to the terms of use. */
            TERMS: boolean;
            /** @description Consent to marketing messages. */
            MARKETING: boolean;
            /** @description Consent to the membership terms, if the sign-up asked for it. */
            MEMBERSHIP?: boolean;
        };
        /** @description Stored account data that isn't part of the profile. */
        AccountRecord: {
            /** @description Consents given at sign-up. Null if the member didn't sign up on the site. */
            agreements: components["schemas"]["GivenAgreements"] | null;
            /** @description Present for a member under 14. Null for others. */
            guardian_name: string | null;
            /** @description Digits only. Present for a member under 14. Null for others. */
            guardian_phone: string | null;
            /** @description Property where the member joined. */
            hotel_code: components["schemas"]["HotelCode"];
            joined_at: components["schemas"]["Instant"];
        };
        /** @description Social account that can log in to this account. */
        LinkedAccount: {
            provider: components["schemas"]["SocialProvider"];
            /** @description Provider's ID for the person. Can't be used to log in. */
            subject: string;
            /** @description Whether it was used to join. */
            is_first: boolean;
            linked_at: components["schemas"]["Instant"];
        };
        /** @description A stored membership number. */
        MembershipRecord: {
            /** @description Number used for bookings. */
            member_no: string;
            since: components["schemas"]["Instant"];
        };
        /** @description The member's stored tier. */
        TierRecord: {
            tier_code: components["schemas"]["ItemCode"];
            since: components["schemas"]["Instant"];
            /** @description Tier that the company granted, even if the member has reached a higher one. Null if none was granted. */
            granted_code: components["schemas"]["ItemCode"] | null;
            /** @description When the grant ends. Null if it doesn't end. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Why the tier changed. `begun`: the first tier, which every member has. `stays`: stays of the last 12 months. `granted`: granted by the company. `grant_ended`: the grant ended.
         * @enum {string}
         */
        TierCause: "begun" | "stays" | "granted" | "grant_ended";
        /** @description A change of tier. Entries of the history are never changed or removed. */
        TierChange: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description Name at the time of the change. */
            tier_name: string;
            cause: components["schemas"]["TierCause"];
            at: components["schemas"]["Instant"];
            /** @description When the grant ends. Null if it doesn't end, or if the change wasn't a grant. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description Points with the same expiry. */
        ExpiringPoints: {
            /** @description Number that is still available. */
            points: number;
            /** @description From then on they can't be used. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description Reason for the movement. Earned and granted points have an expiry. Debits use the points that expire first.
         * @enum {string}
         */
        PointsType: "earn" | "use" | "expire" | "admin_deduction" | "admin_grant" | "reservation_earn" | "reservation_use" | "admin_cancel" | "outlet_earn" | "outlet_use" | "outlet_cancel";
        /** @description A points movement. Movements are never changed or removed. */
        PointsEntry: {
            points_type: components["schemas"]["PointsType"];
            /** @description Positive for credits, negative for debits. */
            points: number;
            /** @description Balance after the movement. */
            balance: number;
            at: components["schemas"]["Instant"];
            /** @description Expiry of credited points. Null for debits. */
            expires_at: components["schemas"]["Instant"] | null;
            /** @description Reservation that the movement belongs to. Null if there is none. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Provider's label, such as the name of an outlet. Null if there is none. */
            note: string | null;
        };
        /** @description The member's points and all movements. */
        PointsRecord: {
            /** @description Points available now. */
            balance: number;
            /** @description Remaining points, earliest expiry first. */
            lots: components["schemas"]["ExpiringPoints"][];
            /** @description The whole ledger, newest first. */
            entries: components["schemas"]["PointsEntry"][];
        };
        /** @description Number of the coupon. Not case-sensitive. */
        CouponCode: string;
        /**
         * @description What the coupon applies to. `all`: any night. `package`: a night of a stay with a package. `upselling`: the options of a room.
         * @enum {string}
         */
        CouponType: "all" | "package" | "upselling";
        /**
         * @description `before_use`: available. `used`: used by a booking. `expired`: its last day has passed. If the booking is cancelled or expires, the coupon is available again.
         * @enum {string}
         */
        CouponStatus: "before_use" | "used" | "expired";
        /**
         * @description `PERCENT`: a percentage, rounded down. `FIXED`: an amount. The discount never exceeds the price.
         * @enum {string}
         */
        DiscountType: "PERCENT" | "FIXED";
        /** @description A property that accepts the coupon. */
        UsablePlace: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description In the guest's language if available, otherwise in the property's fallback language. */
            hotel_name: string;
        };
        /** @description A member's coupon. */
        Coupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description In the guest's language if available, otherwise in the company's own language. */
            coupon_title: string;
            coupon_type: components["schemas"]["CouponType"];
            status: components["schemas"]["CouponStatus"];
            discount_type: components["schemas"]["DiscountType"];
            /** @description A percentage, or minor units of the currency. */
            discount_amount: number;
            /** @description First date to book with it. Null if there is no limit. */
            valid_from: components["schemas"]["StayDate"] | null;
            /** @description Last date to book with it. Null if there is no limit. */
            valid_until: components["schemas"]["StayDate"] | null;
            /** @description First night that it can be used for. Null if there is no limit. */
            stay_from: components["schemas"]["StayDate"] | null;
            /** @description Last night that it can be used for. Null if there is no limit. */
            stay_until: components["schemas"]["StayDate"] | null;
            /** @description Properties that accept the coupon. Empty if all properties of the company do. */
            usable_places: components["schemas"]["UsablePlace"][];
            /** @description Whether the coupon can only be shown at the front desk, not used for a booking. */
            offline_only: boolean;
            registered_at: components["schemas"]["Instant"];
            /** @description Null if it hasn't been used. */
            used_at: components["schemas"]["Instant"] | null;
        };
        /**
         * Format: uuid
         * @description Identifies an enquiry.
         */
        VocSeq: string;
        /**
         * @description Type of enquiry. `compliment`: praise. `inconvenience`: a complaint. `inquiry`: a question.
         * @enum {string}
         */
        VocCategory: "compliment" | "inconvenience" | "inquiry";
        /** @description Subject of the enquiry. */
        VocTitle: string;
        /** @description Text with line breaks. */
        VocContent: string;
        /**
         * @description `waiting`: the property hasn't answered. The member can change or delete the enquiry. `answered`: final.
         * @enum {string}
         */
        VocStatus: "waiting" | "answered";
        /**
         * Format: uuid
         * @description Identifies a file of an enquiry.
         */
        VocAttachmentId: string;
        /** @description An attached file. */
        VocAttachment: {
            attachment_id: components["schemas"]["VocAttachmentId"];
            /** @description Name as uploaded. */
            file_name: string;
            /**
             * @description Detected from the content.
             * @enum {string}
             */
            content_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description In bytes. */
            size: number;
        };
        /** @description An enquiry and the property's answer. */
        Voc: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
            status: components["schemas"]["VocStatus"];
            /** @description In upload order. */
            attachments: components["schemas"]["VocAttachment"][];
            created_at: components["schemas"]["Instant"];
            /** @description Answer as the property wrote it. Null while the enquiry is waiting. */
            answer: string | null;
            /** @description Null while the enquiry is waiting. */
            answered_at: components["schemas"]["Instant"] | null;
        };
        /** @description The reservation's number in the property's own system. */
        PropertyCode: string;
        /**
         * @description The kind of product booked.
         * @enum {string}
         */
        ReservationType: "room" | "package" | "sailing";
        /**
         * @description `confirmed` becomes `cancelled`, or `used` after check-out. So does `complete`, which means paid with vouchers.
         * @enum {string}
         */
        ReservationStatus: "confirmed" | "cancelled" | "complete" | "used";
        /** @description A message about the reservation from the property to the guest, in the property's own words. */
        PropertyMemo: string;
        /** @description Promotion code as entered by the guest. Case-insensitive. */
        PromotionCode: string;
        /**
         * @description What a price line is for, in the order of calculation. A voyage has fares by age band, single-occupancy supplements and port tax for each leg. For these, `code` is the departure's code, `name` is its route and `date` is its date.
         * @enum {string}
         */
        PriceLineKind: "night" | "extra_adult" | "extra_kid" | "pet" | "package" | "membership" | "benefit" | "promotion" | "coupon" | "voucher" | "early_checkout" | "upselling" | "mileage" | "fare_adult" | "fare_kid" | "fare_infant" | "single_use" | "port_tax";
        /** @description A line of the price. Discounts are negative and state the amount actually deducted, so the lines always add up to the total. */
        PriceLine: {
            kind: components["schemas"]["PriceLineKind"];
            /** @description The item's code, if it has one. */
            code: string | null;
            /** @description The item's name, if it has one. */
            name: string | null;
            /** @description The night or day that the line applies to, or the leg's departure date. Null for items booked once per stay. */
            date: components["schemas"]["StayDate"] | null;
            /** @description Quantity at the unit price. */
            count: number;
            /** @description Price per unit in minor units of the currency. Negative for discounts. */
            unit_price: number;
            /** @description `unit_price` multiplied by `count`. */
            amount: number;
        };
        /**
         * @description Kind of benefit. The `value` next to it is a percentage, an hour, a number of people or a number of points.
         * @enum {string}
         */
        BenefitType: "point_earning" | "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "extra_points" | "food_and_beverage_discount" | "welcome_drink" | "suite_discount" | "vip_amenities" | "phone_booking_discount" | "calendar_and_goods" | "sauna" | "pool" | "express_check_in" | "valet";
        /** @description A benefit of a tier. */
        Benefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Percentage, hour, number of people or number of points, depending on the type. Null if the type has no value. */
            value: number | null;
        };
        /** @description A priced room of the stay. For voyages, a cabin, with the cabin type in the room type fields. */
        StayRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of guests older than children. Zero only in a cabin for children. */
            adult: number;
            /** @description Number of children. */
            kid: number;
            /** @description Number of infants. They need no bed or berth, and are free in hotel rooms. */
            infant: number;
            /** @description Number of pets. */
            pet: number;
            /** @description Check-out time of this room at the property: the usual time, the selected time or the package's. For voyages, the last arrival time. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Price lines in the order of calculation. They add up to the total. */
            lines: components["schemas"]["PriceLine"][];
            /** @description Discount from the promotion for this room. Zero without a promotion. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description Discount from coupons for this room and its options. Omitted if none are used. */
            coupon_discount_price?: components["schemas"]["Amount"];
            /** @description Tier benefits applied to this room. Omitted if there are none. */
            benefits?: components["schemas"]["Benefit"][];
            /** @description Sum of the lines, including taxes. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description Cancellation fee for a range of dates. */
        PolicyTier: {
            /** @description Minimum number of days left until check-in or departure. */
            days_before: number;
            /** @description Last date on which this tier applies, in the property's calendar. */
            until: components["schemas"]["StayDate"];
            /** @description Percentage of the total price. */
            fee_percent: number;
            /** @description The percentage as an amount, rounded down. */
            fee: components["schemas"]["Amount"];
        };
        /** @description The cancellation policy of this stay, with its dates and amounts. */
        CancellationPolicy: {
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            policy_name: string;
            /** @description Last date of free cancellation. Null if cancelling always carries a fee. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description From the earliest date to the check-in date. */
            tiers: components["schemas"]["PolicyTier"][];
        };
        /**
         * @description `one_way`: outbound only. `round_trip`: outbound, and return at a later time.
         * @enum {string}
         */
        TripKind: "one_way" | "round_trip";
        /** @description The provider's code for a port, in capitals as shown on tickets. */
        PortCode: string;
        /** @description The departure or arrival port of a leg. */
        VoyagePort: {
            port_code: components["schemas"]["PortCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            port_name: string;
            /** @description IANA time zone of the port. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: string;
        };
        /** @description A local time at a port, with its UTC offset. The part before the offset is what clocks at the port show. */
        PortTime: string;
        /** @description A sailing from one port to another. */
        VoyageLeg: {
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            route_name: string;
            /** @description Departure port. */
            from: components["schemas"]["VoyagePort"];
            /** @description Arrival port. */
            to: components["schemas"]["VoyagePort"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description Departure time, in the departure port's time zone. */
            departs_at: components["schemas"]["PortTime"];
            /** @description Arrival date and time, in the arrival port's time zone. */
            arrives_at: components["schemas"]["PortTime"];
            /** @description Actual travel time, independent of time zones. */
            duration_minutes: number;
        };
        /** @description A one-way or return voyage. */
        Voyage: {
            trip: components["schemas"]["TripKind"];
            /** @description Legs in the order of travel, outbound first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description Date until which every passport must be valid: the last arrival, plus the number of months required by the stricter route. */
            passports_valid_until: components["schemas"]["StayDate"];
            /** @description Date on which the travellers' passport data is deleted. The consent refers to this date. */
            passports_deleted_on: components["schemas"]["StayDate"];
        };
        /** @description The purchased stay or voyage. Quotes, holds and reservations use the same structure. */
        Stay: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The brand's full name, in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description Check-in date. For voyages, the date of the first departure, in that port's time zone. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. For voyages, the date of the last arrival, in that port's time zone. */
            end_date: components["schemas"]["StayDate"];
            /** @description Number of nights from the first to the last date. A hotel stay has 1 to 90. */
            nights: number;
            /** @description Check-in time at the property. For voyages, the first departure time, in that port's time zone. */
            checkin_time: components["schemas"]["ClockTime"];
            /** @description Latest check-out time of the rooms, at the property. For voyages, the last arrival time, in that port's time zone. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Null for rooms only. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description The property's own name for it, in the guest's language or the property's fallback language. Null for rooms only. */
            package_name: string | null;
            /** @description Null without a promotion. */
            promotion_code: components["schemas"]["PromotionCode"] | null;
            /** @description Picture of the room or cabin. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Rooms in the order of the request. */
            rooms: components["schemas"]["StayRoom"][];
            /** @description Deductions from the whole stay, such as points. Omitted if there are none. */
            lines?: components["schemas"]["PriceLine"][];
            /** @description The company whose employees can book this property. Omitted if the property is unrestricted. */
            linked_company?: string;
            currency: components["schemas"]["Currency"];
            /** @description Sum of all lines of the stay and its rooms, including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description The total without VAT. */
            supply_price: components["schemas"]["Amount"];
            /** @description The VAT included in the total. */
            tax: components["schemas"]["Amount"];
            /** @description Amount to pay by card to confirm, or the amount already paid. */
            paid_amount: components["schemas"]["Amount"];
            /** @description Amount due at the property. */
            balance_due: components["schemas"]["Amount"];
            payment_type: components["schemas"]["PaymentType"];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The sailings, if cabins are booked. Null for hotel stays. */
            voyage: components["schemas"]["Voyage"] | null;
        };
        /** @description An option of the current selection. */
        SelectedOption: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Quantity per day. */
            count: number;
            /** @description The nights for which the option is booked. Empty for an option that is booked once per stay. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description A room of the current selection. */
        SelectedRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Number of guests older than children. */
            adult: number;
            /** @description Number of children. */
            kid: number;
            /** @description Number of infants. */
            infant: number;
            /** @description Number of pets. */
            pet: number;
            /** @description The selected early check-out offer. Omitted for the usual time. */
            early_checkout_seq?: number;
            /** @description Options selected for this room. */
            selectedUpselling: components["schemas"]["SelectedOption"][];
        };
        /** @description The current selection of a reservation, in the terms of a quote request. */
        StaySelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. */
            end_date: components["schemas"]["StayDate"];
            /** @description Omitted for rooms only. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Without it, the regular prices apply. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description One entry per room. */
            reservationRoomList: components["schemas"]["SelectedRoom"][];
        };
        /** @description A cabin of the current selection and the travellers who share it. */
        SelectedCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Indexes into the reservation's `travellers`, starting at 0. */
            travellers: number[];
        };
        /** @description The current selection of a voyage reservation, in the terms of a quote request. */
        VoyageSelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Absent for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry per cabin. */
            cabins: components["schemas"]["SelectedCabin"][];
        };
        /** @description Summary of the voyage, as stored with the reservation. */
        TravelBooking: {
            /** @description Port of the first departure. */
            departure_port: components["schemas"]["PortCode"];
            /** @description The `departure_code` of the outbound sailing. */
            sailing: components["schemas"]["ItemCode"];
            /** @description Departure date, in the departure port's time zone. */
            departure_date: components["schemas"]["StayDate"];
            /** @description The `departure_code` of the return sailing. Null for a one-way voyage. */
            return_sailing: components["schemas"]["ItemCode"] | null;
            /** @description Departure date of the return sailing, in its port's time zone. Null for a one-way voyage. */
            return_date: components["schemas"]["StayDate"] | null;
        };
        /** @description ISO 3166-1 alpha-2 country code. */
        CountryCode: string;
        /**
         * @description Age band of the property that a traveller belongs to, by birthday, on the departure date of each leg.
         * @enum {string}
         */
        TravellerBand: "adult" | "kid" | "infant";
        /** @description A traveller without confidential data. The passport number is never returned. Passport dates become null once they are deleted. */
        BookedTraveler: {
            /** @description Index of the traveller's cabin in the stay's rooms, starting at 0. */
            cabin: number;
            /** @description Null if the traveller has none. */
            korean_name: string | null;
            /** @description Surname in the passport. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names in the passport. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            /** @description Country that issued the passport. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Gender shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            /** @description Age band on the date of the first departure. */
            band: components["schemas"]["TravellerBand"];
            /** @description Up to the last three characters of the passport number. Null once the passport data is deleted. */
            passport_masked: string | null;
            /** @description Null once the passport data is deleted. */
            passport_issued_on: components["schemas"]["StayDate"] | null;
            /** @description Null once the passport data is deleted. */
            passport_expires_on: components["schemas"]["StayDate"] | null;
        };
        /** @description Identifies a payment, also at the card provider. Starts with the company code. */
        OrderId: string;
        /**
         * @description `ready`: the payment window can be opened. `in_progress`: authorised and being completed, or the result is being queried. `completed`: charged or guaranteed, and the booking is confirmed. `cancelled`: the guest closed the window. `failed`: declined, and nothing is charged. `refunded`: charged without a booking and refunded. `refund_refused`: charged without a booking, and the card provider declined the refund, so the property contacts the guest and refunds in another way. `ready` becomes `in_progress`, `cancelled` or `failed`. `in_progress` becomes `completed`, `failed`, `refunded` or `refund_refused`. `refund_refused` becomes `refunded`. The others are final.
         * @enum {string}
         */
        PaymentStatus: "ready" | "in_progress" | "completed" | "cancelled" | "failed" | "refunded" | "refund_refused";
        /** @description The payment of the reservation, without confidential card data. */
        ReservationPayment: {
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount of the first charge. Zero for a guarantee. Amounts of later changes are in `changes`. */
            amount: components["schemas"]["Amount"];
            /** @description Payment method reported by the provider. Always `card` for a guarantee. */
            method: components["schemas"]["PaymentMethod"];
            /** @description Name of the card company. Null until the provider reports it, and for payments without a card. */
            card_name: string | null;
            /** @description Up to the first and last four digits. Null until the provider reports it. */
            card_number_masked: string | null;
            /** @description Payment time reported by the provider. Null for a guarantee. */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description The provider's receipt. Null if it issues none. */
            receipt_url: string | null;
        };
        /**
         * @description `none`: nothing to refund. `pending`: sent to the card provider or being reconciled. `completed`: confirmed by the card provider. `refused`: declined by the card provider, so the property contacts the guest. `paid_out`: paid by the property in another way. `pending` becomes `completed` or `refused`. `refused` becomes `paid_out`.
         * @enum {string}
         */
        RefundStatus: "none" | "pending" | "completed" | "refused" | "paid_out";
        /** @description A completed change. */
        ReservationChange: {
            changed_at: components["schemas"]["Instant"];
            /** @description Total before the change. */
            price_before: components["schemas"]["Amount"];
            /** @description Total after the change. */
            price_after: components["schemas"]["Amount"];
            /** @description Amount paid by card for the change. */
            paid: components["schemas"]["Amount"];
            /** @description Amount refunded to the card. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Details of a cancellation. */
        Cancellation: {
            cancelled_at: components["schemas"]["Instant"];
            /** @description Amount retained as a fee. */
            fee: components["schemas"]["Amount"];
            /** @description Amount refunded to the card. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Address and contact details of the property. */
        HotelContact: {
            /** @description Address on one line, in the guest's language or the property's fallback language. */
            address: string;
            /** @description Phone number with dashes. Null if the property has none. */
            tel: string | null;
            /** @description Null if the property has none. */
            email: string | null;
            /** @description Map coordinates. Null if the provider gave none. */
            location: components["schemas"]["Location"] | null;
        };
        /**
         * @description Delivery state of an email. `sending` becomes `sent` when the mail server accepts it, or `not_sent` after a day of failed attempts. Opening the email is not tracked.
         * @enum {string}
         */
        MailState: "sending" | "sent" | "not_sent";
        /** @description An email about the reservation, in its state at the time of sending. */
        ConfirmationMail: {
            /** @description The email address of the guest. */
            to: string;
            state: components["schemas"]["MailState"];
        };
        /**
         * @description What the caller can do with the reservation now. A logged-in member can claim a reservation that belongs to no member.
         * @enum {string}
         */
        AllowedAction: "change" | "cancel" | "print" | "calendar" | "check_in" | "claim";
        /** @description A booked stay or voyage in its current state. */
        Reservation: {
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Number in the property's own system. Null until the property reports it. */
            code: components["schemas"]["PropertyCode"] | null;
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Nights from the first to the last date. Zero only for a voyage that ends on the day it starts. */
            nights: number;
            /** @description Total guests in all rooms, including infants. */
            guest_count: number;
            /** @description Family name first and without a space in Hangul. Given name first in other scripts. */
            guest_name: string;
            /** @description Null if another person booked and didn't give it. */
            guest_email: string | null;
            /** @description Digits only. Null if another person booked and didn't give it. */
            guest_phone: string | null;
            /** @description The booker's full name. The same as the guest's unless someone else booked. */
            booker_name: string;
            /** @description Digits only. */
            booker_phone: string;
            /** @description The booker's email address. */
            booker_email: string;
            /** @description Expected arrival time. A time before check-in means after midnight. Null if unknown. */
            arrival_time: components["schemas"]["ClockTime"] | null;
            /** @description The guest's request, sent as `guest_memo` in the booking. Null if there was none. */
            request_text: string | null;
            /** @description The property's message to the guest. Null if there is none. */
            memo: components["schemas"]["PropertyMemo"] | null;
            /** @description Null for rooms only. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description The property's own name for it, in the guest's language or the property's fallback language. Null for rooms only. */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of rooms, all of one type. For voyages, the number of cabins, and the room type is that of the first cabin. */
            room_count: number;
            /** @description Nights, extra guests, pets and packages before discounts. For voyages, fares, supplements and port tax. */
            room_price: components["schemas"]["Amount"];
            /** @description Total of the options of all rooms. */
            option_total: components["schemas"]["Amount"];
            /** @description Discounts from promotions and early check-out, as a positive amount. */
            discount_total: components["schemas"]["Amount"];
            /** @description The VAT included in the total. */
            tax: components["schemas"]["Amount"];
            /** @description Total including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description Amount paid by card for the current stay, before any cancellation refund. */
            paid_amount: components["schemas"]["Amount"];
            /** @description Amount due at the property. */
            balance_due: components["schemas"]["Amount"];
            /** @description The property's IANA time zone. Show the reservation's timestamps in it. */
            time_zone: string;
            /** @description When the reservation was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            stay: components["schemas"]["Stay"];
            /** @description The current selection. Use the same codes and counts to request a change. Null for voyages. */
            selection: components["schemas"]["StaySelection"] | null;
            /** @description The current selection. Use the same codes and indexes to request a change. Null for hotel stays. */
            voyage_selection: components["schemas"]["VoyageSelection"] | null;
            /** @description Null for hotel stays. */
            travel_booking: components["schemas"]["TravelBooking"] | null;
            /** @description Travellers in the order of the request. Empty for hotel stays. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description Null if nothing was charged or guaranteed. */
            payment: components["schemas"]["ReservationPayment"] | null;
            /** @description Changes in chronological order. */
            changes: components["schemas"]["ReservationChange"][];
            /** @description Null unless the reservation is cancelled. */
            cancellation: components["schemas"]["Cancellation"] | null;
            contact: components["schemas"]["HotelContact"];
            /** @description The latest email about the reservation. Null if none are sent. */
            confirmation_mail: components["schemas"]["ConfirmationMail"] | null;
            /** @description Actions that the site should offer. The server enforces the rules. */
            allowed_actions: components["schemas"]["AllowedAction"][];
        };
        /** @description An active session. */
        SessionRecord: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description As in `listSessions`. */
            browser: string | null;
            /** @description As in `listSessions`. */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["Instant"];
        };
        /** @description Everything stored about the caller. */
        MemberDataResult: {
            result: components["schemas"]["Success"];
            generated_at: components["schemas"]["Instant"];
            profile: components["schemas"]["MemberProfile"];
            account: components["schemas"]["AccountRecord"];
            /** @description The one used to join is first. */
            social_accounts: components["schemas"]["LinkedAccount"][];
            /** @description Oldest first. */
            memberships: components["schemas"]["MembershipRecord"][];
            /** @description Null if the member has no tier. */
            tier: components["schemas"]["TierRecord"] | null;
            /** @description Newest change first. */
            tier_history: components["schemas"]["TierChange"][];
            points: components["schemas"]["PointsRecord"];
            /** @description Includes used and expired ones. */
            coupons: components["schemas"]["Coupon"][];
            /** @description The member's own contracts, and those that they are a sub-member of. Names of other people are excluded. */
            contracts: components["schemas"]["Contract"][];
            /** @description Enquiries to the property and its answers, newest first. Download attachments with `getVocAttachment`. */
            voc: components["schemas"]["Voc"][];
            /** @description All reservations, newest first. */
            reservations: components["schemas"]["Reservation"][];
            /** @description Most recently used first. */
            sessions: components["schemas"]["SessionRecord"][];
        };
        /** @description Proof that the caller owns the social account. */
        SocialLinkRequest: {
            /** @description Single-use ticket from `finishSocialLogin`. */
            social_ticket: string;
        };
        /** @description Balance at the end of a month. */
        PointsMonth: {
            /** @description Month in UTC. */
            month: string;
            /** @description Month-end balance. For the current month, the balance now. */
            balance: number;
        };
        /** @description The caller's points. */
        PointsResult: {
            result: components["schemas"]["Success"];
            /** @description Points available now. */
            balance: number;
            /** @description Points that expire within a month, earliest first. */
            expiring: components["schemas"]["ExpiringPoints"][];
            /** @description Twelve months, ending with the current one. */
            history: components["schemas"]["PointsMonth"][];
        };
        /** @description Opaque pagination cursor. Copy it from a previous response. */
        Cursor: string;
        /** @description A page of the ledger. */
        PointsEntriesResult: {
            result: components["schemas"]["Success"];
            /** @description Newest first. */
            entries: components["schemas"]["PointsEntry"][];
            /** @description Cursor of the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The caller's coupons, with available ones first, then by expiry. */
        CouponsResult: {
            result: components["schemas"]["Success"];
            /** @description The current page. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Number of available coupons, regardless of the filters. */
            usable_count: number;
            /** @description Null on the last page. */
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
        /** @description An enquiry in the list. */
        VocSummary: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            status: components["schemas"]["VocStatus"];
            /** @description Number of attached files. */
            attachment_count: number;
            created_at: components["schemas"]["Instant"];
        };
        /** @description The caller's enquiries, newest first. */
        VocListResult: {
            result: components["schemas"]["Success"];
            /** @description The current page. */
            entries: components["schemas"]["VocSummary"][];
            /** @description Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Content of an enquiry. */
        VocRequest: {
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
        };
        /** @description ID of the new enquiry. The content isn't repeated, because responses are stored for retries and would outlive a deleted enquiry. */
        VocCreatedResult: {
            result: components["schemas"]["Success"];
            voc_seq: components["schemas"]["VocSeq"];
        };
        /** @description A single enquiry. */
        VocResult: {
            result: components["schemas"]["Success"];
            entry: components["schemas"]["Voc"];
        };
        /** @description File to attach. */
        VocAttachmentRequest: {
            /**
             * Format: binary
             * @description The file with its name.
             */
            file: File;
        };
        /** @description The stored attachment. */
        VocAttachmentResult: {
            result: components["schemas"]["Success"];
            attachment: components["schemas"]["VocAttachment"];
        };
        /** @description Content of a file. */
        VocFile: string;
        /** @description A membership tier. */
        Tier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As printed on the card, in the guest's language if available, otherwise in the property's fallback language. */
            tier_name: string;
            /** @description Colour of the tier as #RRGGBB. */
            colour: string;
            /** @description How to reach the tier. */
            qualification: string;
            /** @description In the provider's order. */
            benefits: components["schemas"]["Benefit"][];
        };
        /** @description The company's tiers. */
        TiersResult: {
            result: components["schemas"]["Success"];
            /** @description Lowest first. */
            tiers: components["schemas"]["Tier"][];
        };
        /** @description The member's tier. */
        HeldTier: {
            tier: components["schemas"]["Tier"];
            /** @description Start of the uninterrupted period in this tier. Null until the tier has been calculated for the first time. */
            since: components["schemas"]["Instant"] | null;
            /** @description When the grant of this tier ends. Null if the member reached it by stays, or if the grant doesn't end. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description Progress in nights. */
        TierProgress: {
            /** @description Total of the last 12 months. */
            done: number;
            /** @description Total that the tier requires. */
            needed: number;
            /** @description Difference that remains. */
            missing: number;
        };
        /** @description Progress in spend, in minor units. */
        SpendProgress: {
            /** @description Total of the last 12 months. */
            done: number;
            /** @description Total that the tier requires. */
            needed: number;
            /** @description Difference that remains. */
            missing: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description The next tier that the member can reach by stays. Reaching either threshold is enough. A threshold that the tier doesn't have is null. */
        NextTier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As in `Tier`. */
            tier_name: string;
            /** @description As in `Tier`. */
            colour: string;
            /** @description Progress by nights. */
            nights: components["schemas"]["TierProgress"] | null;
            /** @description Progress by spend. */
            spend: components["schemas"]["SpendProgress"] | null;
        };
        /** @description The caller's tier. */
        OwnTierResult: {
            result: components["schemas"]["Success"];
            /** @description Null if the member has no membership number (cyber members), or if the company has no tiers. */
            current: components["schemas"]["HeldTier"] | null;
            /** @description Null if there is no higher tier to reach by stays. */
            next: components["schemas"]["NextTier"] | null;
            /** @description Stays that ended on or after this date count. */
            counted_since: components["schemas"]["StayDate"];
            /** @description Newest change first. At most 100. */
            history: components["schemas"]["TierChange"][];
        };
        /** @description Member and property to list memberships for. */
        MembershipListRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The caller's own login ID. Not case-sensitive. */
            login_id: string;
        };
        /** @description A membership of the member. */
        Membership: {
            /** @description Number used for bookings. */
            member_no: string;
            /** @description Company name, in the guest's language if available, otherwise in the property's fallback language. */
            membership_name: string;
        };
        /** @description The member's memberships. */
        MembershipListResult: {
            result: components["schemas"]["Success"];
            /** @description The default for bookings first. Empty for cyber members. */
            data: components["schemas"]["Membership"][];
        };
        /** @description The stay to compare prices for, always with two adults in one room. */
        PriceCompareRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            startDate: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. */
            endDate: components["schemas"]["StayDate"];
        };
        /** @description The price of one site for the stay. */
        ComparedPrice: {
            /** @description Name of the site. The property's own site is `Direct`. */
            site: string;
            /** @description Total for all nights, including taxes. */
            total_price: components["schemas"]["Amount"];
            /** @description Whether this is the price of the property's own site. */
            is_ours: boolean;
        };
        /** @description Prices of the stay on the property's own site and on other sites. */
        PriceCompareResult: {
            result: components["schemas"]["Success"];
            /** @description The property's currency. Sites that respond in another currency are omitted. */
            currency: components["schemas"]["Currency"];
            /** @description The property's own price first, then other sites in the provider's order. Empty if there is nothing to compare. */
            priceCompareList: components["schemas"]["ComparedPrice"][];
        };
        /**
         * @description `open`: available. `closed`: not sold by the property. `sold_out`: no rooms left. `past` and `beyond_horizon`: outside the bookable period.
         * @enum {string}
         */
        DayStatus: "open" | "closed" | "sold_out" | "past" | "beyond_horizon";
        /** @description A date of the calendar, as a night to stay and as a day to arrive or leave. */
        CalendarDay: {
            /** @description The night from this date to the next. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["DayStatus"];
            /** @description The lowest price of a room for the night. Null if the night is unavailable. */
            price: components["schemas"]["Amount"] | null;
            /** @description Whether no open date of the month is cheaper. */
            is_cheapest: boolean;
            /** @description Minimum length of a stay that arrives on this date, in nights. */
            min_nights: number;
            /** @description Maximum length of a stay that arrives on this date, in nights. */
            max_nights: number;
            /** @description Whether the date is one of the property's holidays. Sundays don't count. Omitted if it is not a holiday. */
            is_holiday?: boolean;
            /** @description Whether arrival is prohibited on this date. */
            closed_to_arrival: boolean;
            /** @description Whether departure is prohibited on this date. */
            closed_to_departure: boolean;
        };
        /** @description Prices and availability by date. */
        Calendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description Today's date at the property. */
            today: components["schemas"]["StayDate"];
            /** @description Each date from `from` to `to`, in order. */
            days: components["schemas"]["CalendarDay"][];
        };
        /** @description The guests of one room. */
        PartyRoom: {
            /** @description Number of guests older than children. */
            adult: number;
            /** @description Number of children, by the property's age bands. */
            kid: number;
            /** @description Number of infants, by the property's age bands. Infants don't count towards the room's capacity and are free. */
            infant: number;
            /** @description Number of pets. Allowed only if the property accepts pets. */
            pet: number;
        };
        /** @description The dates of the stay and the guests of each room. */
        SearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. */
            end_date: components["schemas"]["StayDate"];
            /** @description One entry per room. */
            reservationInfo: components["schemas"]["PartyRoom"][];
            /** @description Omit to use the regular prices. */
            promotion_code?: components["schemas"]["PromotionCode"];
        };
        /** @description A room type and its features. */
        Room: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description A few sentences of plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description View from the window. */
            view_type: string;
            /** @description Type and number of beds. */
            bed_type: string;
            /** @description Area in square metres. */
            area: number;
            /** @description Number of guests included in the price. */
            standard: number;
            /** @description Minimum number of guests. */
            min_person: number;
            /** @description Maximum number of guests, not counting infants. */
            max_person: number;
            /** @description What the price includes. */
            included_items: string[];
            /** @description What is charged at the property. */
            paid_extras: string[];
            /** @description Whether pets can stay in the room. The property must accept pets too. */
            pets_allowed: boolean;
            /** @description The property's icons that apply to this room, in the provider's order. Lists show the first four. Empty if the provider assigns no icons to rooms. */
            icons: components["schemas"]["IconFile"][];
            /** @description Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /**
         * @description `available`: can be booked. `sold_out`: fewer rooms are left than requested. `closed`: not sold on a night of the stay, or not for this length of stay. `too_small`: the party doesn't fit. `pets_not_allowed`: the party has a pet and the room doesn't accept pets.
         * @enum {string}
         */
        OfferStatus: "available" | "sold_out" | "closed" | "too_small" | "pets_not_allowed";
        /** @description The price of one room on one night. */
        NightPrice: {
            /** @description The night from this date to the next. */
            date: components["schemas"]["StayDate"];
            /** @description Price for the included guests, including taxes. */
            price: components["schemas"]["Amount"];
        };
        /** @description Price of a room type for the dates and the whole party, before promotions. */
        RoomPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            status: components["schemas"]["OfferStatus"];
            /** @description Number of rooms left, if few. */
            remaining: number | null;
            /** @description Minimum nights of the room type on this arrival date, if the stay is too short. Otherwise null. */
            min_nights: number | null;
            /** @description The room's price for each night, without extra guests. Empty if the room type is unavailable. */
            nights: components["schemas"]["NightPrice"][];
            /** @description Total for all rooms of the party, including extra guests and pets. Null if the room type is unavailable. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description An addition sold with a room, priced per night or per stay. */
        Package: {
            package_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            package_name: string;
            /** @description A few sentences of plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description What the guest gets in addition to the room. */
            included_items: string[];
            /** @description Room types that the package can be booked with. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Options included in every room with this package. They can't be booked separately with it. */
            included_upsellings: components["schemas"]["ItemCode"][];
            /** @description Minimum length of stay, in nights. */
            min_nights: number;
            /** @description Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description Price that a package adds to each room of the stay. */
        PackagePrice: {
            package_code: components["schemas"]["ItemCode"];
            /**
             * @description Whether the price applies per night or once per stay.
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description Price per room on regular nights, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Price per room for the requested dates, using each night's own price. Null if the package isn't sold on these dates. Omitted if no dates were requested. */
            stay_price?: components["schemas"]["Amount"] | null;
        };
        /** @description A room with or without a package, priced for the stay and the party. */
        SumPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Null for the room only. */
            package_code: components["schemas"]["ItemCode"] | null;
            status: components["schemas"]["OfferStatus"];
            /** @description Total of all rooms, including extra guests, pets and the package. */
            before_discount: components["schemas"]["Amount"];
            /** @description Discount from the promotion. Zero without a promotion. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description Total before options, including taxes. */
            total_price: components["schemas"]["Amount"];
            /** @description Total at the member price. Members see the price of their own tier. Others see the price of the first tier, which applies immediately after sign-up. Omitted if it isn't lower, and if a promotion is used, because they can't be combined. */
            member_total_price?: components["schemas"]["Amount"];
            /** @description The total divided by nights and rooms, rounded down, for comparison. */
            night_price: components["schemas"]["Amount"];
            /** @description Last date of free cancellation. Null if cancelling always carries a fee. */
            free_until: components["schemas"]["StayDate"] | null;
        };
        /** @description An option. It costs `price` times `count` times the number of dates. */
        Upselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            upselling_name: string;
            /** @description A few sentences of plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Price for one unit on one date, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Maximum quantity per room and day. */
            max_count: number;
            /** @description Whether the guest selects nights. Otherwise the option is booked once, for the arrival date. */
            by_date: boolean;
            /** @description For a late check-out, the new check-out time. Null for other options. A room has only one check-out time: this option, an early check-out, or the usual time. */
            checkout_time: components["schemas"]["ClockTime"] | null;
            /** @description Lowest stock on any date of the stay. Null if stock is unlimited. */
            remaining: number | null;
            /** @description Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description An earlier check-out at a lower price. */
        EarlyCheckout: {
            /** @description Identifies the offer. Send it in the quote request. */
            early_checkout_seq: number;
            /** @description The earlier check-out time. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Discount per room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description Charge per stay for each pet from the first chargeable one. */
        PetUpselling: {
            /** @description Price per charged pet and stay. */
            price: components["schemas"]["Amount"];
            /** @description The first pet that is charged, counted from 1. */
            charged_from: number;
            /** @description Maximum number of pets per room. */
            max_count: number;
        };
        /** @description A promotion. `discount_amount` is a percentage if `discount_type` is `PERCENT`, otherwise an amount per room. */
        Promotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description Name used in price lines, in the guest's language or the property's fallback language. */
            promotion_name: string;
            /**
             * @description `PERCENT` of nights, extra guests, pets and package, or a `FIXED` amount.
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description A percentage, or an amount in minor units of the currency. See `discount_type`. */
            discount_amount: number;
        };
        /** @description All offers for the requested dates and party. */
        SearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The requested check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description The requested check-out date. */
            end_date: components["schemas"]["StayDate"];
            /** @description Number of nights from check-in to check-out. */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description All room types of the property, in the provider's order. `roomPriceList` states which are unavailable and why. */
            roomList: components["schemas"]["Room"][];
            /** @description One entry for each item of `roomList`, in the same order. */
            roomPriceList: components["schemas"]["RoomPrice"][];
            /** @description All packages of the property, in the provider's order. */
            packageList: components["schemas"]["Package"][];
            /** @description One entry for each item of `packageList`, in the same order. */
            packagePriceList: components["schemas"]["PackagePrice"][];
            /** @description All bookable combinations, cheapest first. */
            sumPriceList: components["schemas"]["SumPrice"][];
            /** @description All options of the property, to select after the room. */
            upsellingList: components["schemas"]["Upselling"][];
            /** @description Empty if the property has no early check-out offers. */
            earlyCheckoutList: components["schemas"]["EarlyCheckout"][];
            /** @description Null if the property doesn't accept pets. */
            petUpselling: components["schemas"]["PetUpselling"] | null;
            /** @description The promotion of the requested code. Null without a code. */
            promotion: components["schemas"]["Promotion"] | null;
            /** @description Included only if nothing is available. */
            nearest_dates: components["schemas"]["NearestDates"][];
        };
        /** @description A room type with its details. */
        RoomResult: {
            result: components["schemas"]["Success"];
            room: components["schemas"]["Room"];
        };
        /** @description A package with its details and price. */
        PackageResult: {
            result: components["schemas"]["Success"];
            package: components["schemas"]["Package"];
            price: components["schemas"]["PackagePrice"];
        };
        /** @description A promotion code and the stay to use it for. */
        PromotionCheckRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. */
            end_date: components["schemas"]["StayDate"];
        };
        /** @description A code that can be used for the stay. */
        PromotionResult: {
            result: components["schemas"]["Success"];
            promotion: components["schemas"]["Promotion"];
        };
        /** @description A port that the property's ships serve. */
        Port: {
            port_code: components["schemas"]["PortCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            port_name: string;
            country: components["schemas"]["CountryCode"];
            /** @description IANA time zone of the port. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: string;
            /** @description Map coordinates. Null if the provider gave none. */
            location: components["schemas"]["Location"] | null;
            /** @description Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A connection between two ports in one direction. */
        Route: {
            route_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            route_name: string;
            /** @description Departure port. */
            from: components["schemas"]["PortCode"];
            /** @description Arrival port. */
            to: components["schemas"]["PortCode"];
            /** @description Routes available for the return. Empty if the route is sold one-way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description Usual travel time from quay to quay. */
            duration_minutes: number;
            /** @description Number of months after the voyage's last arrival for which a passport must be valid. Zero if it must only be valid on that date. */
            passport_valid_months: number;
            /** @description Ships that sail the route. */
            ship_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A ship in a list. */
        ShipSummary: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description Maximum number of travellers, including infants. */
            capacity: number;
            /** @description Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description Ports, routes and ships of the property. */
        PortsResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description Ports in the provider's order. Each is the start or end of a route. */
            ports: components["schemas"]["Port"][];
            /** @description Routes in the provider's order. */
            routes: components["schemas"]["Route"][];
            /** @description Ships that sail the routes, in the provider's order. */
            ships: components["schemas"]["ShipSummary"][];
        };
        /**
         * @description `open`: at least one sailing can be booked. `sold_out`: all sailings are full. `cancelled`: all sailings are cancelled. `no_sailing`: there are no sailings. `past` and `beyond_horizon`: outside the bookable period.
         * @enum {string}
         */
        SailingDayStatus: "open" | "sold_out" | "cancelled" | "no_sailing" | "past" | "beyond_horizon";
        /** @description A date of a route's calendar, as a departure date. */
        SailingDay: {
            /** @description Departure date, in the departure port's time zone. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["SailingDayStatus"];
            /** @description Lowest price for one adult in one direction, including port tax. Null if nothing can be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Whether no open date of the month is cheaper. */
            is_cheapest: boolean;
            /** @description Number of places left on this date, if few. Otherwise null. */
            remaining: number | null;
            /** @description Number of sailings on this date, not counting cancelled ones. */
            sailings: number;
            /** @description Whether the date is one of the property's holidays. Sundays don't count. Omitted if it is not a holiday. */
            is_holiday?: boolean;
        };
        /** @description Dates on which a route is sailed, with their lowest prices. */
        SailingCalendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            route_code: components["schemas"]["ItemCode"];
            currency: components["schemas"]["Currency"];
            /** @description Today's date at the property. */
            today: components["schemas"]["StayDate"];
            /** @description Each date from `from` to `to`, in order. */
            days: components["schemas"]["SailingDay"][];
        };
        /** @description The route, dates and travellers of a search. Send `return_route_code` and `return_date` together or not at all. */
        SailingSearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The outbound route. */
            route_code: components["schemas"]["ItemCode"];
            /** @description Departure date, in the departure port's time zone. */
            departure_date: components["schemas"]["StayDate"];
            /** @description One of the outbound route's `return_route_codes`. Omit for a one-way voyage. */
            return_route_code?: components["schemas"]["ItemCode"];
            /** @description Departure date of the return. Omit for a one-way voyage. */
            return_date?: components["schemas"]["StayDate"];
            /** @description Number of travellers older than children. */
            adult: number;
            /** @description Number of children, by the property's age bands. */
            kid: number;
            /** @description Number of infants, by the property's age bands. Infants use no berth but count towards the ship's capacity. */
            infant: number;
        };
        /**
         * @description `open`: can be booked. `sold_out`: too few places or no cabin for these travellers. `cancelled`: does not sail. `departed`: has departed, or bookings have closed.
         * @enum {string}
         */
        SailingStatus: "open" | "sold_out" | "cancelled" | "departed";
        /** @description A sailing of the requested date, for these travellers. */
        Sailing: {
            leg: components["schemas"]["VoyageLeg"];
            status: components["schemas"]["SailingStatus"];
            /** @description Number of places left, if few. Otherwise null. */
            remaining: number | null;
            /** @description Lowest price for one adult in this direction, including port tax. Null if the sailing can't be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Lowest total for these travellers in this direction, in as few cabins of one type as possible. Includes supplements and port tax. Null if the sailing can't be booked. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Sailings of the requested dates. */
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
            /** @description Number of travellers older than children. */
            adult: number;
            /** @description Number of children, by the property's age bands. */
            kid: number;
            /** @description Number of infants, by the property's age bands. Infants use no berth but count towards the ship's capacity. */
            infant: number;
        };
        /** @description A cabin type and its features. */
        CabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            cabin_type_name: string;
            /** @description A few sentences of plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description View from the window, or a statement that there is none. */
            view_type: string;
            /** @description Type and number of berths. */
            bed_type: string;
            /** @description Area in square metres. */
            area: number;
            /** @description Maximum number of travellers, not counting infants. */
            berths: number;
            /** @description Minimum number of travellers. */
            min_person: number;
            /** @description What the price includes. */
            included_items: string[];
            /** @description Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description Amount for one traveller of each age band. */
        BandAmounts: {
            /** @description For travellers older than children. */
            adult: components["schemas"]["Amount"];
            /** @description For children. */
            kid: components["schemas"]["Amount"];
            /** @description For infants, who have no berth of their own. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A cabin type available on every leg of the voyage. Amounts are totals for all legs. */
        CabinOffer: {
            cabin_type: components["schemas"]["CabinType"];
            status: components["schemas"]["OfferStatus"];
            /** @description Number of cabins left on the leg with fewest, if few. Otherwise null. */
            remaining: number | null;
            /** @description Minimum number of cabins of this type for these travellers. Null if it exceeds the maximum per booking. */
            cabins_needed: number | null;
            /** @description Fare per traveller. Null if the cabin type is unavailable. */
            fares: components["schemas"]["BandAmounts"] | null;
            /** @description Port tax per traveller, in addition to the fare. Null if the cabin type is unavailable. */
            port_tax: components["schemas"]["BandAmounts"] | null;
            /** @description Supplement for one traveller alone in a cabin with several berths, not counting infants. Null if the cabin type is unavailable. */
            single_use_supplement: components["schemas"]["Amount"] | null;
            /** @description Total for these travellers in `cabins_needed` cabins of this type, including supplements and port tax. Null if the cabin type is unavailable. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Cabins available for a voyage. */
        CabinSearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            trip: components["schemas"]["TripKind"];
            /** @description Legs in the order of travel, outbound first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description Maximum number of cabins per booking. */
            max_rooms: number;
            /** @description Last date of free cancellation. Null if cancelling always carries a fee. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description Cabin types that exist on each leg, including sold-out ones, in the provider's order. */
            cabins: components["schemas"]["CabinOffer"][];
        };
        /**
         * @description The use of an area of a deck.
         * @enum {string}
         */
        DeckAreaKind: "cabins" | "bridge" | "stairs" | "restaurant" | "cafe" | "lounge" | "shop" | "bath" | "playroom" | "open_deck" | "engine" | "other";
        /** @description A rectangular area of a deck. Percentages run from the stern (0) to the bow (100), and from port (0) to starboard (100). */
        DeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description Name shown on the door, in the guest's language or the property's fallback language. Null if the area's kind is sufficient. */
            name: string | null;
            /** @description Type of the cabins in this area. Null if it has none. */
            cabin_type_code: components["schemas"]["ItemCode"] | null;
            /** @description Start of the area, measured from the stern. */
            x: number;
            /** @description Start of the area, measured from the port side. */
            y: number;
            /** @description Extent towards the bow. */
            width: number;
            /** @description Extent towards starboard. */
            height: number;
        };
        /** @description A deck of a ship. */
        Deck: {
            /** @description Number of the deck, counted upwards from the keel. */
            deck_number: number;
            /** @description Name shown on board, in the guest's language or the property's fallback language. */
            deck_name: string;
            /** @description Areas of the deck. They don't overlap. */
            areas: components["schemas"]["DeckArea"][];
        };
        /** @description A ship with its deck plan. */
        Ship: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description The property's own name for it, in the guest's language or the property's fallback language. */
            ship_name: string;
            /** @description A few sentences of plain text, in the guest's language or the property's fallback language. */
            description: string;
            /** @description Maximum number of travellers, including infants. */
            capacity: number;
            /** @description Gross tonnage (GT). Null if unknown. */
            gross_tonnage: number | null;
            /** @description Overall length in metres. Null if unknown. */
            length: number | null;
            /** @description Year of launch. Null if unknown. */
            built: number | null;
            /** @description Facilities on board. */
            facilities: string[];
            /** @description Lists show the first picture. */
            pictures: components["schemas"]["Picture"][];
            /** @description Decks from top to bottom. */
            decks: components["schemas"]["Deck"][];
            /** @description Cabin types in the provider's order. */
            cabin_types: components["schemas"]["CabinType"][];
        };
        /** @description A ship with its facts, pictures, facilities and deck plan. */
        ShipResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            ship: components["schemas"]["Ship"];
        };
        /** @description An option selected for one room. */
        SelectedUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description Quantity per day, up to the option's `max_count`. */
            count: number;
            /** @description The nights for which the option is booked. Empty for an option that is booked once per stay. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description A coupon for one night of a room, or for the room's options if `date` is absent. */
        CouponChoice: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description Night to apply it to. Omit it for a coupon for options. */
            date?: components["schemas"]["StayDate"];
        };
        /**
         * @description Tier benefits that can be booked with a stay. The others apply automatically, or are available at the property.
         * @enum {string}
         */
        StayBenefitType: "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "welcome_drink" | "suite_discount" | "vip_amenities" | "sauna" | "pool" | "express_check_in" | "valet";
        /** @description A requested room. */
        ReservationRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Number of guests older than children. */
            adult: number;
            /** @description Number of children, by the property's age bands. */
            kid: number;
            /** @description Number of infants, by the property's age bands. Infants don't count towards the room's capacity and are free. */
            infant: number;
            /** @description Number of pets. Allowed only if the property and the room type accept pets. */
            pet: number;
            /** @description The selected early check-out offer. Omit for the usual time. */
            early_checkout_seq?: number;
            /** @description Options for this room. Each code may appear only once. */
            selectedUpselling: components["schemas"]["SelectedUpselling"][];
            /** @description Coupons of the logged-in member: at most one per night and one for options. Each coupon can be used once per stay. Omit if none are used. */
            coupon_list?: components["schemas"]["CouponChoice"][];
            /** @description Tier benefits to use in this room, chosen from those that the quote offers. Each can be used once per room and requires `member_no`. Omit if none are used. */
            benefit_list?: components["schemas"]["StayBenefitType"][];
        };
        /** @description The requested stay, as codes and counts without prices. */
        QuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Check-in date. */
            start_date: components["schemas"]["StayDate"];
            /** @description Check-out date. The last night is the night before. */
            end_date: components["schemas"]["StayDate"];
            /** @description Package for all rooms. Omit to book rooms only. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Without it, the regular prices apply. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description The membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without one. */
            member_no?: string;
            /** @description Points of the logged-in member to use. Each point is worth one minor unit of the currency. Omit if none are used. */
            use_point?: number;
            /** @description The contract whose vouchers pay for every night of every room. Can't be combined with other benefits. Omit if none are used. */
            voucher_contract?: components["schemas"]["ContractNumber"];
            /** @description One entry per room, all of the same room type. */
            reservationRoomList: components["schemas"]["ReservationRoom"][];
        };
        /**
         * @description How the hold is confirmed. `payment`: the card is charged or stored as a guarantee. `code`: nothing is due now, and the booker enters a code sent to them. `holder`: nothing is due for a change requested by someone with access to the reservation.
         * @enum {string}
         */
        ConfirmedBy: "payment" | "code" | "holder";
        /** @description Member advantages for a stay that a visitor doesn't get. */
        MemberOffer: {
            /** @description Points that the stay earns after check-out in the first tier, in which every member starts. */
            earn_point: number;
            /** @description Total at the first tier's member price. Omitted if it isn't lower, and if a promotion is used. */
            total_price?: components["schemas"]["Amount"];
        };
        /** @description Benefits of the member's tier for this stay. The member price replaces the public price automatically, unless a promotion is requested. */
        StayMembership: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description The tier's own name. */
            tier_name: string;
            /** @description The tier's own name. */
            colour: string;
            /** @description Member discount on the public price, in percent. Zero if there is no member price. */
            percent: number;
            /** @description Total of the current selection at the member price, before points and without a promotion. */
            total_price: components["schemas"]["Amount"];
            /** @description Benefits available for each room. */
            benefits: components["schemas"]["Benefit"][];
        };
        /** @description Where in the stay the coupon can be used, and its discount if used only there. */
        CouponPlace: {
            /** @description Index of the room in the stay, starting at 0. */
            room: number;
            /** @description Night to apply it to. Null for the room's options. */
            date: components["schemas"]["StayDate"] | null;
            amount: components["schemas"]["Amount"];
        };
        /** @description A coupon that can be used for the stay. */
        UsableCoupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description In the guest's language if available, otherwise in the company's own language. */
            coupon_title: string;
            /** @description Largest discount first. */
            places: components["schemas"]["CouponPlace"][];
        };
        /** @description Points that can be used for this stay. Points can't be combined with a coupon or promotion. */
        StayMileage: {
            /** @description The member's current points. */
            balance: number;
            /** @description Points can only be used in multiples of this number. */
            unit: number;
            /** @description Smallest number of points that can be used. */
            minimum: number;
            /** @description Largest number of points that this stay can use without coupons or a promotion. Zero if that is below the minimum. */
            usable: number;
        };
        /** @description A contract whose vouchers can pay for the nights of the stay. */
        UsableVoucher: {
            contract_number: components["schemas"]["ContractNumber"];
            room: components["schemas"]["OwnedRoom"];
            /** @description One for each night of each room. */
            needed: number;
            /** @description Vouchers that the contract has left. */
            remaining: number;
        };
        /** @description What a member can use for this stay. */
        StayBenefits: {
            /** @description Null if the booking has no membership number, or if the property offers no member benefits. */
            membership: components["schemas"]["StayMembership"] | null;
            /** @description The member's coupons that fit the stay, including those already applied. Sorted by expiry date. */
            coupons: components["schemas"]["UsableCoupon"][];
            /** @description Null if the property doesn't accept points. */
            mileage: components["schemas"]["StayMileage"] | null;
            /** @description The member's contracts whose vouchers could pay for the nights. */
            vouchers: components["schemas"]["UsableVoucher"][];
        };
        /** @description A price that is valid for 30 minutes. Nothing is held. */
        QuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description Identifies the quote when creating a hold.
             */
            quote_id: string;
            /** @description Send it in the `Quote-Token` header when creating a hold. */
            quote_token: string;
            /** @description Thirty minutes after the quote was created. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            /** @description What logging in or signing up would add to this stay. Omitted for members, and if there is nothing to gain. */
            member_offer?: components["schemas"]["MemberOffer"];
            /** @description What the logged-in member can use for this stay, and the resulting totals. Omitted for visitors and voyages. */
            benefits?: components["schemas"]["StayBenefits"];
        };
        /** @description A requested cabin, for every leg. The number of travellers who need a berth must be between the cabin's `min_person` and its number of berths. An infant must share with an adult. Children may have a separate cabin. */
        VoyageCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Number of travellers older than children. A voyage needs at least one. */
            adult: number;
            /** @description Number of children, by the property's age bands. */
            kid: number;
            /** @description Number of infants, by the property's age bands. Infants use no berth but count towards the ship's capacity. */
            infant: number;
        };
        /** @description The requested sailings and cabins, as codes and counts without prices. */
        VoyageQuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Absent for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description The membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without one. */
            member_no?: string;
            /** @description One entry per cabin. Types may differ. */
            cabins: components["schemas"]["VoyageCabin"][];
        };
        /** @description The guest, the booker if it is another person, and an emergency contact if the property asks for one. The booker pays, receives messages and can open the reservation. Without booker fields, the guest is the booker and must have a phone number and an email. If any booker field is sent, all four are required. */
        CustomerInfo: {
            /** @description The guest's family name, in Latin letters or in the guest's own script. */
            guest_last_name: components["schemas"]["PersonName"];
            /** @description The guest's given name. */
            guest_first_name: components["schemas"]["PersonName"];
            /** @description Digits only. Optional if another person books. */
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
            /** @description Digits only. */
            booker_phone?: string;
            /**
             * Format: email
             * @description The booker's email address.
             */
            booker_email?: string;
            /** @description A request to the property. Not guaranteed. */
            guest_memo?: string;
            /** @description Expected arrival time at the property. A time before check-in means after midnight. Omit if unknown, and for voyages. */
            arrival_time?: components["schemas"]["ClockTime"];
            /** @description Required for voyages, and if the property has `emergency_contact`. */
            emergency_name?: components["schemas"]["FullName"];
            /** @description Digits only. Required for voyages, and if the property has `emergency_contact`. */
            emergency_phone?: string;
        };
        /** @description Separate consents. Declining marketing has no consequences. Voyages also require the passport consent, which stays must not include. */
        Agreements: {
            /**
             * @description Must be `true`.
             * @constant
             */
            PRIVACY: true;
            /**
             * @description Must be `true`.
             * @constant
             */
            TERMS: true;
            /** @description Optional consent. */
            MARKETING: boolean;
            /**
             * @description Consent to store the travellers' passports until the quote's `passports_deleted_on`. Must be `true` for voyages.
             * @constant
             */
            PASSPORT?: true;
        };
        /** @description Passport number as printed. Lower-case letters are treated as capitals. */
        PassportNumber: string;
        /** @description A traveller, as shown in the passport. The birthday must match the fare band quoted for the cabin. The issue date must be in the past, and the passport must be valid on the quote's `passports_valid_until`. */
        Traveler: {
            /** @description Index of the traveller's cabin in the quote, starting at 0. */
            cabin: number;
            /** @description Full name in Korean. Omit if the traveller has none. */
            korean_name?: components["schemas"]["FullName"];
            /** @description Surname in the passport, in Latin letters. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description Given names in the passport, in Latin letters. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description Gender shown in the passport. */
            gender: components["schemas"]["Gender"];
            /** @description Country that issued the passport. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Gender shown in the passport. */
            birthday: components["schemas"]["Birthday"];
            passport_number: components["schemas"]["PassportNumber"];
            /** @description Issue date, which can't be in the future. */
            passport_issued_on: components["schemas"]["StayDate"];
            /** @description Expiry date, on or after `passports_valid_until`. */
            passport_expires_on: components["schemas"]["StayDate"];
        };
        /** @description The quote to book, the people it is for, and their consents. */
        HoldRequest: {
            /**
             * Format: uuid
             * @description The quote that the `Quote-Token` was returned with.
             */
            quote_id: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            agreements: components["schemas"]["Agreements"];
            /** @description All quoted travellers, each assigned to a cabin. Required for voyages and rejected for stays. */
            travellers?: components["schemas"]["Traveler"][];
        };
        /**
         * @description `held`: the rooms are reserved until `expires_at`. `confirmed`: the hold became a reservation. `released`: the guest gave up the hold. `expired`: the time ran out. `held` can change to any other status. The others are final.
         * @enum {string}
         */
        HoldStatus: "held" | "confirmed" | "released" | "expired";
        /** @description What a change costs or refunds. */
        StayDifference: {
            currency: components["schemas"]["Currency"];
            /** @description Total of the current stay. */
            price_before: components["schemas"]["Amount"];
            /** @description Total of the changed stay. */
            price_after: components["schemas"]["Amount"];
            /** @description Added lines, and removed lines with the opposite sign. They add up to `price_after` minus `price_before`. */
            lines: components["schemas"]["PriceLine"][];
            /** @description Amount to pay by card to confirm the change. */
            to_pay: components["schemas"]["Amount"];
            /** @description Amount to refund to the card. */
            to_refund: components["schemas"]["Amount"];
            /** @description Amount that would be due at the property. */
            balance_due: components["schemas"]["Amount"];
        };
        /** @description The change that a hold applies. */
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
            /** @description Fifteen minutes after the hold was created. Expired holds release their rooms. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Base countdowns on it instead of the browser's clock. */
            server_time: components["schemas"]["Instant"];
            /** @description Null until the hold is confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Returned only when the hold is created. Null afterwards. */
            reservation_token: string | null;
            /** @description Family name first and without a space in Hangul. Given name first in other scripts. */
            guest_name: string;
            /** @description The booker's full name. The same as the guest's unless someone else books. */
            booker_name: string;
            /** @description The booker's email address. */
            booker_email: string;
            stay: components["schemas"]["Stay"];
            /** @description Travellers in the order of the request. Empty for hotel stays. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description Null for a new booking. */
            change: components["schemas"]["HeldChange"] | null;
        };
        /** @description Delivery details of a confirmation code. */
        HoldCodeResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /**
             * @description How the code is sent.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description The guest's phone number or email that the code is sent to. */
            to: string;
            /** @description Three minutes after the code was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description Time from which a new code can be requested. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description The code entered by the guest. */
        HoldConfirmationRequest: {
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A name and number that must match the same reservation. */
        LookupRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name of the guest or the booker. Spaces, case and the order of names are ignored. */
            guest_name: string;
            /** @description The number entered by the guest. Surrounding spaces and case are ignored. */
            reservation_number: string;
        };
        /** @description Access to the reservation for 30 minutes. */
        LookupResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Send it in the `Reservation-Token` header. */
            reservation_token: string;
            /** @description When the token expires. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description A reservation in a list. */
        ReservationSummary: {
            reservation_number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Whether the reservation is active and its last date has not passed in the property's time zone. */
            upcoming: boolean;
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Name in the guest's language or the property's fallback language. */
            hotel_name: string;
            /** @description Name in the guest's language or the property's fallback language. Null for rooms only. */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Type of the first room or cabin, in the guest's language or the property's fallback language. */
            room_type_name: string;
            /** @description Number of rooms or cabins. */
            room_count: number;
            /** @description Total guests in all rooms, including infants. */
            guest_count: number;
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            /** @description Nights from the first to the last date. */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description Total including VAT. */
            total_price: components["schemas"]["Amount"];
            /** @description Picture of the room, package or ship. Null if there is none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description When the reservation was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            /** @description The property's IANA time zone. Show the timestamps in it. */
            time_zone: string;
        };
        /** @description A page of a member's reservations. */
        ReservationListResult: {
            result: components["schemas"]["Success"];
            /** @description Upcoming reservations first, starting with the next one. Ended reservations follow, starting with the most recent. */
            reservations: components["schemas"]["ReservationSummary"][];
            /** @description Cursor for the next page. Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A reservation in its current state. */
        ReservationResult: {
            result: components["schemas"]["Success"];
            reservation: components["schemas"]["Reservation"];
        };
        /** @description What cancelling would cost now. */
        CancellationPreviewResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Whether the reservation can be cancelled now. */
            cancellable: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Days from today until check-in or departure, in the property's calendar. */
            days_before: number;
            /** @description Percentage of the total price, by the policy. */
            fee_percent: number;
            /** @description Cancellation fee. Send this amount when you cancel. */
            fee: components["schemas"]["Amount"];
            /** @description Amount that would be refunded to the card. */
            refund: components["schemas"]["Amount"];
            /** @description False if nothing was charged. The fee is then shown but not collected. */
            fee_collected: boolean;
            /** @description Vouchers that would be returned: all or none. Omitted if none were used. */
            voucher_refund?: number;
            /** @description Points that would be returned, with their original expiry. Omitted if none were used. */
            point_refund?: number;
        };
        /** @description The guest's consent to the cancellation fee. */
        CancellationRequest: {
            /** @description The fee that the guest saw and accepts. */
            fee: components["schemas"]["Amount"];
            /** @description The guest's own words, for the property. */
            reason?: string;
        };
        /** @description The changed stay and the cost of the change, valid for 30 minutes. Nothing is held. */
        ChangeQuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description Identifies the quote when changing the reservation.
             */
            quote_id: string;
            /** @description Thirty minutes after the quote was created. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            difference: components["schemas"]["StayDifference"];
        };
        /** @description A new cabin and the travellers who share it. */
        VoyageChangeCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Indexes into the reservation's `travellers`, starting at 0. Each traveller must be in exactly one cabin. */
            travellers: number[];
        };
        /** @description New sailings, new cabins or a new distribution of the same travellers. Age bands are recalculated for the new dates. */
        VoyageChangeRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The `departure_code` of the outbound sailing. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The `departure_code` of the return sailing. Absent for a one-way voyage. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry per cabin. Types may differ. */
            cabins: components["schemas"]["VoyageChangeCabin"][];
        };
        /** @description The quoted change to apply. */
        ChangeRequest: {
            /**
             * Format: uuid
             * @description The change quote, which must belong to this reservation.
             */
            quote_id: string;
        };
        /** @description The email that is being sent again. */
        ConfirmationMailResult: {
            result: components["schemas"]["Success"];
            confirmation_mail: components["schemas"]["ConfirmationMail"];
        };
        /** @description Calendar file in RFC 5545 format. */
        CalendarFile: string;
        /** @description A token for the property's staff to scan at check-in. */
        CheckInTokenResult: {
            result: components["schemas"]["Success"];
            /** @description Opaque value to display as a QR code. */
            token: string;
            /** @description Five minutes after the token was created. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Use it to request the next token in time, even if the browser's clock is wrong. */
            server_time: components["schemas"]["Instant"];
        };
        /** @description The hold to pay for and the payment method. */
        PaymentRequest: {
            /** @description Number of the hold that the `Reservation-Token` belongs to. */
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description A method from the property's `payment_methods` in `main`. Defaults to the first one. Guarantees always use a card. */
            method?: components["schemas"]["PaymentMethod"];
        };
        /** @description Request object for NicePay's payment window. Pass it unchanged. */
        NicepayWindowRequest: {
            /** @description Merchant ID at the provider. */
            clientId: string;
            /**
             * @description The chosen method in the provider's terms. The window opens with it.
             * @enum {string}
             */
            method: "card" | "kakaopay" | "naverpayCard" | "payco" | "samsungpayCard";
            orderId: components["schemas"]["OrderId"];
            amount: components["schemas"]["Amount"];
            /** @description Product name shown in the window. */
            goodsName: string;
            /**
             * Format: uri
             * @description URL that the window posts its form to.
             */
            returnUrl: string;
            /** @description Merchant data that the provider returns unchanged. */
            mallReserved: string;
            /** @description The guest's full name. */
            buyerName: string;
            /** @description The guest's phone number, digits only. */
            buyerTel: string;
            /** @description The guest's email address. */
            buyerEmail: string;
            /**
             * @description Language of the window. English is used if the window doesn't support the guest's language.
             * @enum {string}
             */
            language: "KO" | "EN" | "CN";
            /**
             * @description A currency that the provider can charge.
             * @enum {string}
             */
            currency: "KRW" | "USD" | "CNY";
        };
        /** @description NicePay's payment window. Open it by passing this request to its script. */
        NicepayWindow: {
            /**
             * @description Distinguishes this window from other types. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "nicepay";
            /**
             * Format: uri
             * @description Script that provides the payment window. Load it once.
             */
            script_url: string;
            request: components["schemas"]["NicepayWindowRequest"];
        };
        /** @description The provider's card frame for a guarantee. It posts the token to its parent page. */
        CardTokenFrame: {
            /**
             * @description Distinguishes this frame from payment windows. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "card_token";
            /**
             * Format: uri
             * @description URL to embed in the payment page.
             */
            frame_url: string;
            /**
             * Format: uri
             * @description Accept messages only from this origin.
             */
            origin: string;
        };
        /** @description What the browser opens to pay or guarantee. Depends on the card provider. */
        CardWindow: components["schemas"]["NicepayWindow"] | components["schemas"]["CardTokenFrame"];
        /** @description A payment that can be started in the browser. */
        PaymentReadyResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount to charge. Zero for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description When the hold expires. */
            expires_at: components["schemas"]["Instant"];
            /** @description Current server time. Base countdowns on it instead of the browser's clock. */
            server_time: components["schemas"]["Instant"];
            /** @description What the browser opens next. Its `provider` determines the type. */
            card_window: components["schemas"]["CardWindow"];
        };
        /** @description Form of the payment window. Unknown fields are ignored. */
        PaymentReturn: {
            /** @description `0000` if the card was authorised. Any other value means that the card was declined or the window was closed. */
            authResultCode: string;
            /** @description The provider's message, in Korean. */
            authResultMsg?: string;
            /** @description Transaction ID at the provider. */
            tid?: string;
            /** @description Merchant ID at the provider. */
            clientId?: string;
            /** @description Order ID of the payment. */
            orderId: string;
            /** @description Digits only. Must equal the requested amount. */
            amount?: string;
            /** @description Returned as sent. It proves that a refusal, which the provider doesn't sign, comes from the window. */
            mallReserved?: string;
            /** @description Token that is part of the signed data. */
            authToken?: string;
            /** @description Hex SHA-256 of `authToken`, `clientId`, `amount` and the secret. */
            signature?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Notification in the format of an approval response. Unknown fields are ignored. */
        NicepayWebhook: {
            /** @description `0000` if successful. */
            resultCode?: string;
            /** @description The provider's message. */
            resultMsg?: string;
            /** @description Transaction ID at the provider. */
            tid: string;
            /** @description Order ID of the payment. */
            orderId: string;
            /** @description Time of the signature, by the provider's clock. */
            ediDate: string;
            /** @description Hex SHA-256 of `tid`, `amount`, `ediDate` and the secret. */
            signature: string;
            /** @description Status in the provider's terms. It is not trusted: the server queries the provider. */
            status?: string;
            /** @description Amount of the transaction. */
            amount: number;
            /** @description Amount left after refunds. */
            balanceAmt?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Response that ends the provider's retries.
         * @constant
         */
        WebhookAnswer: "OK";
        /** @description The status of a payment. */
        PaymentResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount charged or to be charged. Zero for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description Null until the payment is completed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Why the payment ended without a reservation. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description A card, as a token from the provider's frame. */
        GuaranteeRequest: {
            /** @description Token that the frame posted to its parent page. */
            card_token: string;
        };
        /** @description A text in several languages. If the guest's language is missing, the other Chinese script is used for Chinese readers, then the property's fallback language, then Korean. Korean is therefore required. Texts that don't belong to a property fall back to Korean. */
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
        /** @description Required amount. Stays in another currency don't count. */
        TierSpend: {
            /** @description In minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Required stays within 12 months. At least one of the two is set. If both are, reaching either one is enough. */
        TierThreshold: {
            /** @description Nights of completed stays. A night counts once, regardless of the number of rooms. */
            nights?: number;
            /** @description Total price of completed stays. */
            spend?: components["schemas"]["TierSpend"];
        };
        /** @description A benefit of a tier. */
        BundleBenefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Percentage, hour, number of people or number of points, depending on the type. Null if the type has no value. */
            value: number | null;
        };
        /** @description A membership tier of the company. */
        BundleTier: {
            tier_code: components["schemas"]["ItemCode"];
            tier_name: components["schemas"]["LocalizedText"];
            /** @description Colour as #RRGGBB. */
            colour: string;
            /** @description Text that explains how to reach the tier. */
            qualification: components["schemas"]["LocalizedText"];
            /** @description Requirements for the tier. The first tier has none, because every member has it. Any other tier without a threshold can only be granted. Each threshold must be higher than those of the tiers before it. */
            threshold?: components["schemas"]["TierThreshold"];
            /** @description In display order. */
            benefits: components["schemas"]["BundleBenefit"][];
        };
        /** @description A company whose employees can join as affiliate members. */
        BundleAffiliate: {
            /** @description Spaces and case are ignored when comparing. */
            affiliate_name: string;
            /** @description Ten digits. */
            business_number: string;
            /** @description Number that the provider gave to the affiliate. */
            customer_number: string;
        };
        /** @description Type of sale, such as title deed or membership. Absent if the provider doesn't distinguish them. */
        BundleSaleClassification: {
            classification_code: components["schemas"]["ItemCode"];
            classification_name: components["schemas"]["LocalizedText"];
        };
        /** @description Contract of an owned room and its vouchers. Each voucher pays one night of one room. */
        BundleContract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            /** @description Date of the contract. */
            contracted_on: components["schemas"]["StayDate"];
            /** @description From this date on the contract can't be used for bookings. Absent while it is active. */
            ended_on?: components["schemas"]["StayDate"];
            /** @description Property where the vouchers can be used. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Room types that the vouchers pay for. The first is the type of the owned room. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Number of room nights. Must not be lower than the number already used. */
            vouchers_total: number;
        };
        /** @description A room that was sold before it was built, and its owner. */
        BundleOwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            building_name: components["schemas"]["LocalizedText"];
            unit_code: components["schemas"]["ItemCode"];
            unit_name: components["schemas"]["LocalizedText"];
            /** @description As written on the door. */
            room_number: string;
            /** @description Number of the sale. */
            distribution_number: string;
            classification?: components["schemas"]["BundleSaleClassification"];
            /**
             * @description Determines which type of pre-sale member the owner becomes.
             * @enum {string}
             */
            owner_kind: "INDIVIDUAL" | "CORPORATE";
            /** @description The contractor, a person or a corporation. Spaces and case are ignored when comparing. */
            owner_name: string;
            /** @description Ten digits. */
            business_number?: string;
            /** @description Contract that lets the owner use vouchers. Absent if there is none. */
            contract?: components["schemas"]["BundleContract"];
        };
        /** @description A picture file of the bundle. */
        BundlePicture: {
            /** @description Path within the bundle's file folder. */
            file_path: string;
            /** @description Alternative text. */
            alt: components["schemas"]["LocalizedText"];
            /** @description Position of the subject, in percent from the left. */
            focus_x?: number;
            /** @description Position of the subject, in percent from the top. */
            focus_y?: number;
            /** @description Dominant colour of a drawing. For photographs it is measured. */
            color?: components["schemas"]["PictureColor"];
            /** @description The same scene composed for portrait screens. Path within the bundle's file folder. */
            portrait_path?: string;
        };
        /** @description Infants are up to and including `infant_max_months`, children up to and including `child_max_years`. Older travellers are adults. */
        BundleAgeBands: {
            /** @description Age in months up to which a traveller is an infant, inclusive. */
            infant_max_months: number;
            /** @description Age in years up to which a traveller is a child, inclusive. */
            child_max_years: number;
        };
        /** @description WGS 84 coordinates. */
        BundleLocation: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        /** @description Charge for pets. Every pet from `charged_from` on is charged. */
        BundlePetUpselling: {
            /** @description For each charged pet, once per stay. */
            price: components["schemas"]["Amount"];
            /** @description Position of the first pet that is charged. 1 charges every pet. */
            charged_from: number;
            /** @description Maximum number of pets in a room. */
            max_count: number;
        };
        /** @description Used only for display, never for charging. */
        BundleExchangeRate: {
            /** @description The other currency. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the other currency for one unit of the property's currency. */
            rate: number;
            /** @description Date of the rate. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description Seller details required by Korean e-commerce law. Absent fields aren't shown. */
        BundleFooter: {
            /** @description Legal representative of the company. */
            ceo?: components["schemas"]["LocalizedText"];
            address?: components["schemas"]["LocalizedText"];
            /** @description Phone number with dashes. Also the number of the customer centre. */
            tel?: string;
            /** @description Address for guests. */
            email?: string;
            /** @description Number with dashes. */
            fax?: string;
            /** @description Business registration number. */
            company_num?: string;
            /** @description Mail-order registration number. */
            term_num?: components["schemas"]["LocalizedText"];
            /** @description Last line of the page. */
            copyright?: string;
        };
        /** @description A text that the guest reads or consents to. */
        BundleTerms: {
            termsType: components["schemas"]["TermsType"];
            /** @description Label of the consent. */
            title: components["schemas"]["LocalizedText"];
            /** @description HTML. Sanitised before it is stored. */
            content: components["schemas"]["LocalizedText"];
            /** @description Whether a booking needs this consent. */
            required: boolean;
        };
        /** @description Icon for an amenity of the property or of a room. */
        BundleIcon: {
            /** @description Path within the bundle's file folder. */
            file_path: string;
            /** @description Amenity that the icon represents. */
            title: components["schemas"]["LocalizedText"];
            /** @description Whether it applies only to room types that refer to it, and not to the property. */
            rooms_only?: boolean;
        };
        /** @description A day of any year, as MM-DD. */
        MonthDay: string;
        /** @description Inclusive. Can extend over the new year. */
        MonthDayPeriod: {
            /** @description First day. */
            from: components["schemas"]["MonthDay"];
            /** @description Last day. */
            to: components["schemas"]["MonthDay"];
        };
        /** @description Cancellation fee from a number of days before check-in. */
        FeeTier: {
            /** @description Minimum number of days left to check-in. */
            days_before: number;
            /** @description Percentage of the total price. */
            fee_percent: number;
        };
        /** @description A cancellation policy with four lists of fee tiers. The check-in date determines which list applies. Within it, the tier with the largest `days_before` at or below the days left applies. Each list ends with `days_before` 0. */
        BundlePolicy: {
            policy_code: components["schemas"]["ItemCode"];
            policy_name: components["schemas"]["LocalizedText"];
            /** @description Periods in which the peak tiers apply. */
            peak_periods: components["schemas"]["MonthDayPeriod"][];
            /** @description ISO weekdays. Monday is 1. */
            weekend_days: number[];
            /** @description The day before each holiday counts as a weekend day. */
            holidays: components["schemas"]["StayDate"][];
            /** @description Check-in on a weekday in a peak period. */
            peak_weekday: components["schemas"]["FeeTier"][];
            /** @description Check-in on a weekend day in a peak period. */
            peak_weekend: components["schemas"]["FeeTier"][];
            /** @description Check-in on a weekday outside the peak periods. */
            off_weekday: components["schemas"]["FeeTier"][];
            /** @description Check-in on a weekend day outside the peak periods. */
            off_weekend: components["schemas"]["FeeTier"][];
        };
        /** @description A room type that the property sells. */
        BundleRoomType: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            view_type: components["schemas"]["LocalizedText"];
            bed_type: components["schemas"]["LocalizedText"];
            /** @description In square metres. */
            area: number;
            /** @description Number of guests included in the price. */
            standard: number;
            /** @description Minimum number of guests for the room. */
            min_person: number;
            /** @description Maximum number of guests, not counting infants. */
            max_person: number;
            /** @description Per night, for each adult above `standard`. */
            extra_adult_price: components["schemas"]["Amount"];
            /** @description Per night, for each child above `standard`. Adults fill the included places first. */
            extra_kid_price: components["schemas"]["Amount"];
            /** @description Included in the price. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description Paid at the hotel. */
            paid_extras: components["schemas"]["LocalizedText"][];
            /** @description Whether the suite discount of a tier applies. Defaults to false. */
            is_suite?: boolean;
            /** @description Whether pets can stay in the room. The property must accept pets too. */
            pets_allowed: boolean;
            /** @description One of the property's policies. */
            policy_code: components["schemas"]["ItemCode"];
            /** @description Amenities of the room, as `file_path` of the property's icons. The list shows the first four. If there are none, the room page shows the property's icons. */
            icons?: string[];
            /** @description The first is shown in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description Nights on which a package has a different price, or isn't sold. */
        BundlePackagePeriod: {
            /** @description First night. */
            from: components["schemas"]["StayDate"];
            /** @description Last night, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description Price for one room, including taxes. Null if the package isn't sold. A package charged per night uses the price of each night, a package charged per stay that of the arrival night. */
            price: components["schemas"]["Amount"] | null;
        };
        /** @description A package sold with a room. */
        BundlePackage: {
            package_code: components["schemas"]["ItemCode"];
            package_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Extras that the guest gets with the room. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description Room types that the package can be booked with. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Options that the package includes for every room, one of each. They aren't offered separately, and they use up the daily stock. Absent if there are none. */
            included_upsellings?: components["schemas"]["ItemCode"][];
            /** @description Minimum length of stay. */
            min_nights: number;
            /**
             * @description Whether the price is per night or per stay.
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description Price for one room, including taxes, on nights outside `periods`. */
            price: components["schemas"]["Amount"];
            /** @description Periods with a different price or without sales. Periods must not overlap. Absent if the price is always the same. */
            periods?: components["schemas"]["BundlePackagePeriod"][];
            /** @description The first is shown in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description An option that can be added to a room. */
        BundleUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            upselling_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description For one unit on one date, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Maximum per room and day. */
            max_count: number;
            /** @description Whether the guest selects dates. Otherwise the option is provided once, on arrival. */
            by_date: boolean;
            /** @description Maximum sold per day. Null if unlimited. */
            daily_stock: number | null;
            /** @description Check-out time of a late check-out option. A room can have only one check-out time. Absent for other options. */
            checkout_time?: components["schemas"]["ClockTime"];
            /** @description Adult option that must be selected to book this one. */
            adult_upselling_code: components["schemas"]["ItemCode"] | null;
            /** @description Null if there is none. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description Limits for paying with points. One point is worth one minor unit of the currency. */
        BundleMileage: {
            /** @description Points must be used in multiples of this number. */
            unit: number;
            /** @description Fewest points that can be used. */
            minimum: number;
            /** @description Most points that can be used for one stay. */
            maximum: number;
        };
        /** @description Member discount of a tier. Applies to nights, extra persons, pets and the package of each room. */
        BundleMemberRate: {
            /** @description One of the company's tiers. */
            tier_code: components["schemas"]["ItemCode"];
            /** @description Percentage off the public price. The discount is rounded down. */
            percent: number;
        };
        /** @description Offer to check out earlier for a lower price. */
        BundleEarlyCheckout: {
            /** @description Identifies the offer within the property. Send it when requesting a quote. */
            early_checkout_seq: number;
            /** @description Time by which the guest must leave the room. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Discount for each room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description A promotion code with a discount. */
        BundlePromotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            promotion_name: components["schemas"]["LocalizedText"];
            /**
             * @description `PERCENT`: off nights, extra persons, pets and package. `FIXED`: an amount off each room.
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description A percentage, or minor units of the currency, depending on the type. */
            discount_amount: number;
            /** @description First night that it can be used for. */
            stay_from: components["schemas"]["StayDate"];
            /** @description Last night that it can be used for. */
            stay_to: components["schemas"]["StayDate"];
            /** @description Minimum length of stay. */
            min_nights: number;
            /** @description Empty for all room types. */
            room_type_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A port that the property's ships serve. */
        BundlePort: {
            port_code: components["schemas"]["PortCode"];
            port_name: components["schemas"]["LocalizedText"];
            country: components["schemas"]["CountryCode"];
            /** @description IANA name. All times at this port use it. */
            time_zone: string;
            /** @description Address of the terminal where travellers check in. */
            address: components["schemas"]["LocalizedText"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Null if there is none. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description A cabin type, available on one or more ships. */
        BundleCabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            cabin_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            view_type: components["schemas"]["LocalizedText"];
            bed_type: components["schemas"]["LocalizedText"];
            /** @description In square metres. */
            area: number;
            /** @description Maximum number of travellers, not counting infants. */
            berths: number;
            /** @description Minimum number of travellers for the cabin. */
            min_person: number;
            /** @description Per leg, for one traveller who uses a cabin with several berths alone. Infants don't count. */
            single_use_supplement: components["schemas"]["Amount"];
            /** @description Included in the price. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description The first is shown in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description Number of cabins of one type. */
        BundleShipCabins: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Total number of cabins to sell. Existing bookings count against it. */
            count: number;
        };
        /** @description A rectangle on a deck. Coordinates are percentages from stern (0) to bow (100), and from port side (0) to starboard (100). */
        BundleDeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description Name as signed on board. Absent if the kind is enough. */
            name?: components["schemas"]["LocalizedText"];
            /** @description Type of the cabins in this area. Present only if the kind is `cabins`. */
            cabin_type_code?: components["schemas"]["ItemCode"];
            /** @description Start, measured from the stern. */
            x: number;
            /** @description Start, measured from the port side. */
            y: number;
            /** @description Extent towards the bow. */
            width: number;
            /** @description Extent towards starboard. */
            height: number;
        };
        /** @description One level of a ship. */
        BundleDeck: {
            /** @description Counted upwards from the keel. */
            deck_number: number;
            /** @description As signed on board. */
            deck_name: components["schemas"]["LocalizedText"];
            /** @description Areas must not overlap. */
            areas: components["schemas"]["BundleDeckArea"][];
        };
        /** @description A ship with its deck plan. */
        BundleShip: {
            ship_code: components["schemas"]["ItemCode"];
            ship_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Maximum number of travellers, including infants. Default for departures that don't set their own. */
            capacity: number;
            /** @description Default for departures that don't set their own. Each cabin type can appear once. */
            cabins: components["schemas"]["BundleShipCabins"][];
            /** @description In GT. */
            gross_tonnage?: number;
            /** @description Length overall, in metres. */
            length?: number;
            /** @description Year of launch. */
            built?: number;
            /** @description Available on board. */
            facilities: components["schemas"]["LocalizedText"][];
            /** @description The first is shown in the list. */
            pictures: components["schemas"]["BundlePicture"][];
            /** @description Top deck first. */
            decks: components["schemas"]["BundleDeck"][];
        };
        /** @description Price for one traveller of each age band. */
        BundleBandAmounts: {
            /** @description For each traveller older than a child. */
            adult: components["schemas"]["Amount"];
            /** @description For each child. */
            kid: components["schemas"]["Amount"];
            /** @description For each infant, without a berth. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A route from one port to another, in one direction. */
        BundleRoute: {
            route_code: components["schemas"]["ItemCode"];
            route_name: components["schemas"]["LocalizedText"];
            /** @description Port of departure. */
            from: components["schemas"]["PortCode"];
            /** @description Port of arrival. Must differ from the port of departure. */
            to: components["schemas"]["PortCode"];
            /** @description The property's routes in the opposite direction. Empty if the route is sold one way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description Elapsed time, regardless of time zones. Default for departures that don't set their own. */
            duration_minutes: number;
            /** @description Months that a passport must remain valid after the last arrival. 0 if it must only be valid on that day. */
            passport_valid_months: number;
            /** @description Per leg and traveller. Shown as a separate price line. */
            port_tax: components["schemas"]["BundleBandAmounts"];
            /** @description One of the property's policies, counted in days to the departure. The policy of the outbound route applies to the whole voyage. */
            policy_code: components["schemas"]["ItemCode"];
        };
        /** @description Price of a berth in a cabin type, for departures of a route in a period, on the given weekdays or on all. Later rows override earlier ones. A departure doesn't sell a cabin type that has no fare. */
        BundleFare: {
            route_code: components["schemas"]["ItemCode"];
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description First departure date, in the time zone of the port of departure. */
            from: components["schemas"]["StayDate"];
            /** @description Last departure date, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description ISO weekdays of the departure. Monday is 1. */
            weekdays?: number[];
            /** @description Per leg, including taxes, excluding the port tax. */
            fares: components["schemas"]["BundleBandAmounts"];
        };
        /** @description Offers of a property of kind `sailing`. Send its departures with `putDepartures`. */
        BundleSailing: {
            /** @description In display order. */
            ports: components["schemas"]["BundlePort"][];
            /** @description In display order. */
            cabin_types: components["schemas"]["BundleCabinType"][];
            /** @description In display order. */
            ships: components["schemas"]["BundleShip"][];
            /** @description In display order. */
            routes: components["schemas"]["BundleRoute"][];
            /** @description Fares by season. Later rows override earlier ones. */
            fares: components["schemas"]["BundleFare"][];
            /** @description Number of days after the last arrival until passports are deleted. The consent states it. */
            passport_keep_days: number;
        };
        /** @description Price, allotment and restrictions of a room type for a period, on the given weekdays or on all. Later rows override earlier ones. */
        BundleDays: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description First night. */
            from: components["schemas"]["StayDate"];
            /** @description Last night, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description ISO weekdays of the nights. Monday is 1. */
            weekdays?: number[];
            /** @description For one room with the included number of guests, including taxes. */
            price: components["schemas"]["Amount"];
            /** @description Total number of rooms to sell. Existing bookings count against it. */
            allotment: number;
            /** @description Minimum length of stays that arrive on this day. Defaults to 1. */
            min_nights?: number;
            /** @description Maximum length of stays that arrive on this day. Defaults to the property's maximum. */
            max_nights?: number;
            /** @description Whether the night isn't sold. Defaults to false. */
            closed?: boolean;
            /** @description Whether no stay can start on this day. Defaults to false. */
            closed_to_arrival?: boolean;
            /** @description Whether no stay can end on this day. Defaults to false. */
            closed_to_departure?: boolean;
        };
        /** @description A property with everything that it sells, and its prices. */
        BundleHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /**
             * @description A hotel sells rooms by the night. A sailing line sells cabins by the voyage.
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description Name of the site's set of design tokens. */
            brand: string;
            /** @description IANA name. All of the property's dates and times use it. */
            time_zone: string;
            /** @description Currency of all the property's prices. */
            currency: components["schemas"]["Currency"];
            /** @description The property's main language, as the provider names it. */
            lang_type: components["schemas"]["LangType"];
            /** @description Language for texts that aren't available in the guest's language. Defaults to Korean. */
            fallback_lang_type?: components["schemas"]["LangType"];
            payment_type: components["schemas"]["PaymentType"];
            /** @description Accepted payment methods, in display order. Each can appear once. Defaults to card only. The property's contract with its payment provider must cover them. */
            payment_methods?: components["schemas"]["PaymentMethod"][];
            hotel_name: components["schemas"]["LocalizedText"];
            /** @description City and district. */
            address1: components["schemas"]["LocalizedText"];
            /** @description Street and number. */
            address2: components["schemas"]["LocalizedText"];
            /** @description Postal code, or other parts of the address. */
            address3: components["schemas"]["LocalizedText"];
            /** @description Text about the property on the home page. Plain text. */
            description: components["schemas"]["LocalizedText"];
            /** @description Pictures on the home page, in order. */
            main_images: components["schemas"]["BundlePicture"][];
            /** @description Path of the background picture for pages without a picture. Null if there is none. */
            back_image: string | null;
            /** @description Logo for light backgrounds. */
            main_image: string | null;
            /** @description Logo for dark backgrounds. */
            main_image_white: string | null;
            /** @description Whether the property accepts bookings. */
            set_reservation: boolean;
            /** @description Number of days ahead that can be booked. */
            set_reservation_term: number;
            /** @description Note on the booking page. Sanitised before it is stored. */
            reservation_html?: components["schemas"]["LocalizedText"];
            /** @description Guide to the stay. Sanitised before it is stored. */
            manual_html?: components["schemas"]["LocalizedText"];
            /** @description Maximum number of guests in a booking. */
            max_guest: number;
            /** @description Maximum number of rooms in a booking. */
            max_rooms: number;
            /** @description Maximum length of stay. */
            max_nights: number;
            /** @description Whether prices are also shown in other currencies. */
            use_exchange: boolean;
            /** @description Whether other sites' prices are shown with the search results. */
            use_price_comparison: boolean;
            /** @description Time from which rooms are ready. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Time by which guests must leave their room. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description Whether a booking requires an emergency contact. */
            emergency_contact: boolean;
            /** @description Whether the company's tiers are shown for this property. */
            has_membership: boolean;
            /** @description Types of members that can join here. Defaults to general and cyber. */
            member_types?: components["schemas"]["MemberType"][];
            /** @description Origins of the provider's sites that a login without the site's header and footer can return to. */
            return_origins?: string[];
            /** @description Sites that can embed the property's pages in a frame. Defaults to none. */
            frame_ancestors?: string[];
            /** @description Company whose employees alone can book, as in `company_name` of `readCompanyInfo`. If absent, every guest can book. */
            linked_company?: string;
            /** @description Number of adults in a room from which only the customer centre can book. */
            customer_centre_from_adults?: number;
            /** @description Whether packages show the price of the whole stay. Defaults to the price per night. */
            shows_package_total_price?: boolean;
            age_bands: components["schemas"]["BundleAgeBands"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Absent if the property doesn't accept pets. */
            pets?: components["schemas"]["BundlePetUpselling"];
            /** @description Used only for display. Empty if there are none. */
            exchange_rates: components["schemas"]["BundleExchangeRate"][];
            footer: components["schemas"]["BundleFooter"];
            /** @description In display order. */
            terms: components["schemas"]["BundleTerms"][];
            /** @description In display order. */
            icons: components["schemas"]["BundleIcon"][];
            /** @description Cancellation policies that room types and routes refer to. */
            policies: components["schemas"]["BundlePolicy"][];
            /** @description In display order. */
            room_types: components["schemas"]["BundleRoomType"][];
            /** @description In display order. */
            packages: components["schemas"]["BundlePackage"][];
            /** @description In display order. */
            upsellings: components["schemas"]["BundleUpselling"][];
            /** @description Limits for paying with points. Absent if the property doesn't accept points. */
            mileage?: components["schemas"]["BundleMileage"];
            /** @description Member discounts by tier. Members have the company's first tier as soon as they join. Absent if members pay the public price. */
            member_rates?: components["schemas"]["BundleMemberRate"][];
            /** @description Tier benefits that can be booked with a stay here. Defaults to none. */
            stay_benefits?: components["schemas"]["StayBenefitType"][];
            /** @description Discounts for leaving early. */
            early_checkouts: components["schemas"]["BundleEarlyCheckout"][];
            /** @description Promotion codes with discounts. */
            promotions: components["schemas"]["BundlePromotion"][];
            /** @description Required for a property of kind `sailing`, whose room types, packages and days must be empty. Absent for other properties. */
            sailing?: components["schemas"]["BundleSailing"];
            /** @description Prices and allotments by period. Later rows override earlier ones. A night without a row isn't sold. */
            days: components["schemas"]["BundleDays"][];
        };
        /** @description Everything that a company sells, in one document. Tiers, affiliates and owned rooms are replaced when present and left unchanged when omitted. */
        PropertyBundle: {
            company_code: components["schemas"]["CompanyCode"];
            company_name: components["schemas"]["LocalizedText"];
            /** @description Lowest first. */
            tiers?: components["schemas"]["BundleTier"][];
            /** @description Companies whose employees can join as affiliate members. */
            affiliates?: components["schemas"]["BundleAffiliate"][];
            /** @description Rooms whose owners can join as pre-sale members. */
            owned_rooms?: components["schemas"]["BundleOwnedRoom"][];
            /** @description Properties to create or replace. Other properties of the company stay unchanged. */
            hotels: components["schemas"]["BundleHotel"][];
        };
        /** @description A row that can't be imported. */
        ImportProblem: {
            /** @description JSON pointer into the bundle. */
            pointer: string;
            /** @description Explanation in English for the author of the bundle. */
            message: string;
        };
        /** @description Outcome of an import or a dry run. */
        ImportResult: {
            result: components["schemas"]["Success"];
            /** @description True if nothing was written. */
            dry_run: boolean;
            /** @description Number of properties in the bundle. */
            hotels: number;
            /** @description Number of room types in all properties. */
            room_types: number;
            /** @description Number of priced nights, summed over all room types. */
            days: number;
            /** @description Empty on success. A bundle with problems is rejected as a whole. */
            problems: components["schemas"]["ImportProblem"][];
        };
        /** @description Date and time in the port's time zone, as YYYY-MM-DDTHH:MM. */
        LocalTime: string;
        /** @description New state of a departure. */
        DepartureRow: {
            /** @description Unique within the property. Never reuse it for another departure. */
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description In the time zone of the port of departure. */
            departs_at: components["schemas"]["LocalTime"];
            /** @description Defaults to the route's duration. */
            duration_minutes?: number;
            /** @description Maximum number of travellers, including infants. Defaults to the ship's capacity. */
            capacity?: number;
            /** @description Total number of cabins to sell, by type. A type that isn't listed isn't sold. Defaults to the ship's cabins. */
            cabins?: components["schemas"]["BundleShipCabins"][];
            /**
             * @description `open`: sold until it departs. `cancelled`: doesn't sail. Existing bookings stay booked until the guest or the property cancels them.
             * @enum {string}
             */
            status: "open" | "cancelled";
        };
        /** @description Departures of one property, in any order. */
        DeparturesRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Each `departure_code` can appear once. */
            departures: components["schemas"]["DepartureRow"][];
        };
        /** @description Outcome of the update. */
        DeparturesResult: {
            result: components["schemas"]["Success"];
            /** @description Number of departures written. */
            departures: number;
        };
        /** @description Member to log in from a provider's site. */
        SsoKeyRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Login ID of a member of the same company. Not case-sensitive. */
            login_id: string;
        };
        /** @description A single-use login key for one member. */
        SsoKeyResult: {
            result: components["schemas"]["Success"];
            /** @description Put it in the URL of the entry page. */
            sso_key: string;
            /** @description One day after it was created. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description Token that the property's staff scanned. */
        CheckInRequest: {
            /** @description Property of the front desk. Reservations of other properties aren't found. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description As shown on the guest's screen. */
            token: string;
        };
        /** @description Data from the property's own system. Replaces the previous values. */
        PropertyRecordRequest: {
            /** @description The reservation's number in the property's system. Null if it has none. */
            code: components["schemas"]["PropertyCode"] | null;
            /** @description Note shown to the guest. Null if there is none. */
            memo: components["schemas"]["PropertyMemo"] | null;
        };
        /** @description Identifies the refund, also with the card provider. Starts with the company code. */
        RefundId: string;
        /** @description Refund owed to a guest that the card provider refused. */
        RefusedRefund: {
            refund_id: components["schemas"]["RefundId"];
            /**
             * @description `refused`: waiting for the property. `paid_out`: the property has paid the guest.
             * @enum {string}
             */
            status: "refused" | "paid_out";
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Amount owed. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Reason for the refusal, including the card provider's code. */
            refusal: string;
            /** @description Date from which the amount is owed. */
            created_at: components["schemas"]["Instant"];
            /** @description The cancelled reservation. Null if the card was charged but no room was left. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Guest of the stay. */
            guest_name: string;
            /** @description Person who paid and whom the property contacts. The same as the guest, unless the booking was made for another person. */
            booker_name: string;
            /** @description Digits only. */
            booker_phone: string;
            /** @description As given for the booking. */
            booker_email: string;
            /** @description How the property paid the guest. Null while the refund is waiting. */
            reference: string | null;
        };
        /** @description Refused refunds that wait for a payout, oldest first. */
        RefusedRefundsResult: {
            result: components["schemas"]["Success"];
            /** @description At most 100. Further refunds appear as these are paid out. */
            refunds: components["schemas"]["RefusedRefund"][];
        };
        /** @description How the property has paid the guest. */
        RefundPayoutRequest: {
            /** @description Number of a bank transfer, or a short text, for the property's records. */
            reference: string;
        };
        /** @description The updated refund. */
        RefundPayoutResult: {
            result: components["schemas"]["Success"];
            refund: components["schemas"]["RefusedRefund"];
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
        /** @description Not implemented yet. */
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
        /** @description The body can't be parsed. */
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
        /** @description The body exceeds this operation's limit (`x-body-limit`, in bytes). */
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
        /** @description Unsupported `Content-Type`. */
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
        /** @description No property on this site has this code. */
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
        /** @description Too many requests for this account or from this IP address. */
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
        /** @description The credential is missing, has expired or was revoked. */
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
    };
    parameters: {
        /**
         * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
         * @example ko-KR
         */
        AcceptLanguage: string;
        /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
        IdempotencyKey: string;
        /**
         * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
         * @example W/"5f2c"
         */
        IfNoneMatch: string;
        /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
        GuestCompany: string;
        /** @description The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with. */
        CardProvider: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the response and in our logs. Repeats the caller's `X-Request-Id` if it was valid.
         * @example 0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11
         */
        RequestId: string;
        /**
         * @description `no-store` means don't cache the response. `no-cache` means revalidate it with its ETag before each use.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description The authentication scheme to use.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description Seconds to wait before retrying.
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
         * @description Seconds until the window resets.
         * @example 30
         */
        RateLimitReset: number;
        /**
         * @description Changes when the response changes. Send it back as `If-None-Match`.
         * @example W/"5f2c"
         */
        ETag: string;
        /**
         * @description The page of the site to open next.
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
export type ReservationPayment = components['schemas']['ReservationPayment'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type ReservationChange = components['schemas']['ReservationChange'];
export type Cancellation = components['schemas']['Cancellation'];
export type HotelContact = components['schemas']['HotelContact'];
export type MailState = components['schemas']['MailState'];
export type ConfirmationMail = components['schemas']['ConfirmationMail'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type Reservation = components['schemas']['Reservation'];
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
export type Room = components['schemas']['Room'];
export type OfferStatus = components['schemas']['OfferStatus'];
export type NightPrice = components['schemas']['NightPrice'];
export type RoomPrice = components['schemas']['RoomPrice'];
export type Package = components['schemas']['Package'];
export type PackagePrice = components['schemas']['PackagePrice'];
export type SumPrice = components['schemas']['SumPrice'];
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
export type HoldCodeResult = components['schemas']['HoldCodeResult'];
export type HoldConfirmationRequest = components['schemas']['HoldConfirmationRequest'];
export type LookupRequest = components['schemas']['LookupRequest'];
export type LookupResult = components['schemas']['LookupResult'];
export type ReservationSummary = components['schemas']['ReservationSummary'];
export type ReservationListResult = components['schemas']['ReservationListResult'];
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
export type TierSpend = components['schemas']['TierSpend'];
export type TierThreshold = components['schemas']['TierThreshold'];
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
export type BundleRoomType = components['schemas']['BundleRoomType'];
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
export type BundleHotel = components['schemas']['BundleHotel'];
export type PropertyBundle = components['schemas']['PropertyBundle'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportResult = components['schemas']['ImportResult'];
export type LocalTime = components['schemas']['LocalTime'];
export type DepartureRow = components['schemas']['DepartureRow'];
export type DeparturesRequest = components['schemas']['DeparturesRequest'];
export type DeparturesResult = components['schemas']['DeparturesResult'];
export type SsoKeyRequest = components['schemas']['SsoKeyRequest'];
export type SsoKeyResult = components['schemas']['SsoKeyResult'];
export type CheckInRequest = components['schemas']['CheckInRequest'];
export type PropertyRecordRequest = components['schemas']['PropertyRecordRequest'];
export type RefundId = components['schemas']['RefundId'];
export type RefusedRefund = components['schemas']['RefusedRefund'];
export type RefusedRefundsResult = components['schemas']['RefusedRefundsResult'];
export type RefundPayoutRequest = components['schemas']['RefundPayoutRequest'];
export type RefundPayoutResult = components['schemas']['RefundPayoutResult'];
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
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterGuestCompany = components['parameters']['GuestCompany'];
export type ParameterCardProvider = components['parameters']['CardProvider'];
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The property with its facts. */
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
            /** @description The terms in display order. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description Icons in the provider's order. */
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
            /** @description The account was withdrawn. */
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
            /** @description The login IDs registered with the verified number. */
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
            /** @description The ticket has expired, was already used, or belongs to another number. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The current password is wrong, or this type of member can't change the password here. */
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
            /** @description The account changed after the reset code was sent. */
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
            /** @description The new password doesn't meet the password rules. */
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
            /** @description The session. */
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
            /** @description Only the current session remains. */
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
                /** @description Session ID from `listSessions`. */
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
                /** @description Provider to log in with. */
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
            /** @description The URL to open. */
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
            /** @description The property doesn't exist or doesn't offer this provider. */
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
                /** @description Provider to log in with. */
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
            /** @description The account was withdrawn. */
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
            /** @description The property doesn't exist or doesn't offer this provider. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
                /** @description ID returned when the code was sent. */
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
            /** @description The code has expired, or was tried too often. */
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
            /** @description The code is wrong. */
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
            /** @description The employer, or null if it couldn't be verified. */
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
            /** @description This property doesn't accept this type of member. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The value isn't a phone number or an email address. */
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
            /** @description The phone number or email was verified. */
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
            /** @description Another account uses it, or used it and was withdrawn less than 30 days ago. */
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
            /** @description The code has expired, or was tried too often. */
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
            /** @description The code is wrong. */
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
            /** @description The details don't match an affiliate. */
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
            /** @description The sign-up is for another type of member. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The ownership was verified. */
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
            /** @description The sign-up is for another type of member, or another account owns the room. */
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
            /** @description The details don't match a contract. */
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
            /** @description The value is taken, or a verification is still missing. */
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
            /** @description The value isn't a valid ID or email. */
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
            /** @description A unique value was taken, a verification is missing, or the 30-day re-join period has not passed. */
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
            /** @description A field is invalid, or the guardian's consent is missing. */
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
            /** @description A unique value was taken, a verification is missing, or the 30-day re-join period has not passed. */
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
            /** @description A field is invalid, or the guardian's consent is missing. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buildings, in the provider's order. */
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
            /** @description The sign-up is for another type of member. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. Empty if there are none. */
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
                /** @description One of the caller's contracts. */
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
            /** @description The sub-member can book with the vouchers. */
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
            /** @description The member doesn't exist, or the caller isn't the main contractor of this contract. */
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
                /** @description One of the caller's contracts. */
                contract_number: components["schemas"]["ContractNumber"];
                /**
                 * @description One of the contract's sub-members.
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
            /** @description The caller isn't the main contractor of this contract, or it has no such sub-member. */
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
                /** @description One of the caller's contracts. */
                contract_number: components["schemas"]["ContractNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher counts and bookings. */
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
            /** @description The caller has no such contract, or it has no vouchers. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The value is malformed, is already the account's own, or is the phone number of the member's guardian. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description Another account uses it, or used it and was withdrawn less than 30 days ago. */
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
            /** @description The code has expired, was already used, was tried too often, or belongs to another account. */
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
            /** @description The code is wrong. */
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
                /** @description At least two characters. */
                query: string;
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching addresses. Empty if none match. */
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
            /** @description Address lookup isn't available for this property. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The account was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is an upcoming stay or an open refund. */
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
            /** @description The social account is linked to another member, this provider is already linked here, or the ticket has expired or was used. */
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
            /** @description The social account was used to join, or no account of this provider is linked. */
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
            /** @description The points. */
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
                /** @description Number of months to go back. */
                months?: "1" | "3" | "6" | "12";
                /**
                 * @description Return only credits or only debits.
                 * @example in
                 */
                direction?: "in" | "out";
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. Empty if there are none. */
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
                /** @description Return only coupons that can be booked with on or after this date. */
                from?: components["schemas"]["StayDate"];
                /** @description Return only coupons that can be booked with on or before this date. Must not be before `from`. */
                until?: components["schemas"]["StayDate"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons. Empty if there are none. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The coupon belongs to the member. */
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
            /** @description The coupon was already used. */
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
            /** @description The code is unknown or can't be registered, or the coupon has expired. */
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
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enquiries. Empty if there are none. */
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
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
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
            /** @description The enquiry is waiting for an answer. */
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
            /** @description The maximum number of enquiries is already waiting. */
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
                /** @description Enquiry to return. Returns 404 if it isn't yours. */
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
                /** @description Enquiry to update. Returns 404 if it isn't yours. */
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
            /** @description The enquiry is already answered. */
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
                /** @description Enquiry to delete. Returns 404 if it isn't yours. */
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
            /** @description The enquiry is already answered. */
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
                /** @description Enquiry to attach the file to. Returns 404 if it isn't yours. */
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
            /** @description The enquiry is already answered, or has the maximum number of attachments. */
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
                /** @description Enquiry that the file belongs to. Returns 404 if it isn't yours. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description Attachment to download.
                 * @example 0197f3a2-7002-7c40-9b1a-4f2f6a1f9c01
                 */
                attachment_id: components["schemas"]["VocAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Always `attachment`, with the file name.
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
                /** @description Enquiry that the file belongs to. Returns 404 if it isn't yours. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description Attachment to delete.
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
            /** @description The enquiry is already answered. */
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
                /** @description Property whose company's tiers to list. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tier, or null if the member has none. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The memberships, in the order to show them. */
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
            /** @description The login ID is another member's, or the property belongs to another company. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The property's own price and those of other sites. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description First date. */
                from: components["schemas"]["StayDate"];
                /** @description Last date, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description Number of rooms needed at the same time. */
                rooms?: number;
                /** @description Return prices for this room type only. */
                room_type_code?: components["schemas"]["ItemCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates in order. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The property doesn't exist, or has nothing to sell in this period. */
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
            /** @description The period is invalid. */
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
    searchOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The property doesn't exist, or has no room types. */
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
            /** @description The property doesn't sell these dates, or this party must book by phone. */
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
            /** @description The dates, party or promotion code are invalid. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of a room type of the property. */
                room_type_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room type and its details. */
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
            /** @description The property doesn't exist, or has no such room type. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of a package of the property. */
                package_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package and its details. */
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
            /** @description The property doesn't exist, or has no such package. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The code can be used for this stay. */
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
            /** @description The code doesn't exist, or doesn't apply to this stay. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ports in order, with their routes and ships. */
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
            /** @description The property doesn't exist, or sells no sailings. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description The route to query. For return sailings, use the return route. */
                route_code: components["schemas"]["ItemCode"];
                /** @description First date. */
                from: components["schemas"]["StayDate"];
                /** @description Last date, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description Number of travellers, including infants. Dates with fewer places left are `sold_out`. */
                travellers?: number;
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates in order. */
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
            /** @description The property or route doesn't exist, or no ship sails the route in this period. */
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
            /** @description The period is invalid. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The sailings of the dates. */
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
            /** @description The property or route doesn't exist, or no ship sails the route on the date. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description Cabin types in order. */
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
            /** @description A sailing can no longer be booked. */
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
            /** @description The sailings don't form a voyage, or there are too many travellers. */
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
                /** @description The property to query. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the caller's cached response. If it is still current, the response is 304 with no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Code of a ship of the property. */
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
            /** @description The property doesn't exist, or has no such ship. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
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
            /** @description The price, valid until `expires_at`. */
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
            /** @description The request uses a membership number, a coupon or points without a login. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The property, room type, package or option doesn't exist, or the member has no such membership number or contract. */
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
            /** @description The requested combination can't be sold. */
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
            /** @description The dates, party, rooms or code are invalid. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The price, valid until `expires_at`. */
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
            /** @description The request uses a membership number without a login. */
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
            /** @description The property, sailing or cabin type doesn't exist. */
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
            /** @description The requested combination can't be sold. */
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
            /** @description The sailings don't form a voyage, or the travellers don't fit in the cabins. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
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
            /** @description The new hold. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The token has no such quote, or its owner contract can no longer be used. */
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
            /** @description The rooms are no longer available, or the price has changed. */
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
            /** @description The request is invalid, or the quoted stay no longer meets the booking rules. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The number returned when the hold was created. The token must belong to the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold and its state. */
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
                /** @description The number returned when the hold was created. The token must belong to the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold is released, now or earlier. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The number returned when the hold was created. The token must belong to the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is being sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldCodeResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The token's hold doesn't exist. */
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
            /** @description The hold is already a reservation, or must be paid or guaranteed. */
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
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number returned when the hold was created. The token must belong to the same hold. */
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
            /** @description The confirmed hold with its reservation number. */
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
            /** @description The token's hold doesn't exist. */
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
            /** @description The hold must be paid or guaranteed. */
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
            /** @description The hold or the code has expired, or the code was tried too often. */
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
            /** @description The code is wrong. */
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
            /** @description The reservation and its token. */
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
                /** @description Include reservations that ended up to this many months ago. */
                months?: "1" | "3" | "6";
                /** @description Return only reservations in this state. */
                status?: components["schemas"]["ReservationStatus"];
                /** @description The `next_cursor` of the previous page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
                /** @description The number of the reservation. The token must belong to the same booking. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation belongs to the member. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The reservation belongs to another member. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation's current state. */
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
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee and the refund. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
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
            /** @description The reservation can't be cancelled now, or the fee has changed. */
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
            /** @description The request is invalid. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
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
            /** @description The price, valid until `expires_at`. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The reservation can't be changed, or not in this way. */
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
            /** @description The dates, party, rooms or code are invalid, or the request changes nothing. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
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
            /** @description The price, valid until `expires_at`. */
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
            /** @description The reservation can't be changed, or not in this way. */
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
            /** @description The sailings don't form a voyage, the travellers don't fit in the cabins, or the request changes nothing. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` value from the link that a guest followed from a company's site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
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
            /** @description The change, either applied or held for payment. */
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
            /** @description This property is restricted to employees of one company. */
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
            /** @description The reservation doesn't exist, or has no such quote. */
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
            /** @description The request is invalid. */
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
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is being sent. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
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
                /** @description The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token to display. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
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
            /** @description The payment to start in the browser. */
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
            /** @description The token has no such hold. */
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
            /** @description Another payment of this hold is unfinished, or nothing is due. */
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
            /** @description The request is invalid. */
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
                /** @description The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with. */
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
            /** @description The payment completed, failed or is still in progress. Redirects to the result page. */
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
            /** @description The form has an invalid signature. */
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
                /** @description The card provider that sends the request or that opened the payment window. A payment stays with the provider that it was opened with. */
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
            /** @description The signature is invalid. */
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
                /** @description Order ID of the payment, as known to the card provider. */
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
                /** @description A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Order ID of the payment, as known to the card provider. */
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
            /** @description The guaranteed payment. */
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
            /** @description The provider doesn't recognise the token, or declined the card. */
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
            /** @description The payment doesn't await a guarantee. */
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
            /** @description The request is invalid. */
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
    importPropertyBundle: {
        parameters: {
            query?: {
                /** @description Validate the bundle without writing anything. */
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
            401: components["responses"]["Unauthorized"];
            /** @description The provider key belongs to another company. */
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
            /** @description The departures were written. */
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
            401: components["responses"]["Unauthorized"];
            /** @description The property belongs to another company. */
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
            /** @description The request is invalid, or refers to something that the property doesn't have. See `errors` for each invalid field. */
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
            /** @description The key was created. */
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
            401: components["responses"]["Unauthorized"];
            /** @description The provider key belongs to another company. */
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
            /** @description The company has no member with this ID, or the property doesn't exist. */
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
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
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
            /** @description The reservation. */
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
            /** @description The property has no reservation with this token, or the token has expired. */
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
    putPropertyRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description A reservation at one of the company's properties. */
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
            401: components["responses"]["Unauthorized"];
            /** @description The company has no such reservation. */
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
    listRefusedRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds that wait for a payout. Empty if there are none. */
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
            401: components["responses"]["Unauthorized"];
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
                /** @description Refund ID from `listRefusedRefunds`. */
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
            /** @description The payout is recorded. */
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
            401: components["responses"]["Unauthorized"];
            /** @description The company has no such refund, or it wasn't refused. */
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
export type ImportPropertyBundleParams = NonNullable<operations['importPropertyBundle']['parameters']['query']>;
