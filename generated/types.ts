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
         * Facts of a property, its footer, and its sister properties
         * @description The first call of every page view. An unknown code means that the address is wrong, and the site shows its error page. Code 12 answers as 14.
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
         * Terms of a property in a language
         * @description Privacy and terms are required for a booking, marketing is optional, the cancellation rules are to be read. A language that the property has not written is answered in its fallback language, which is Korean unless its bundle names another.
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
         * Icons of a property
         * @description The small pictures by which a property marks what it offers, to be shown beside rooms and on home.
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
         * Compare with other sites
         * @description What other sites ask for the same dates, fetched on the property's behalf. An empty list where the property does not compare or sells no such stay, or where the others did not answer.
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
         * Prices and availability by day
         * @description The lowest price that one room of the property has for each day, and what may start, end or be stayed on it. A day that cannot be had says why. At most 100 days a call.
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
         * What can be bought for dates and a party
         * @description One call that fills the page - rooms, packages, options, and what each combination costs for the whole stay, with what is left of it. Sold-out rooms stay in the list and say so; where nothing is left, or the dates are not sold, the nearest that work come along.
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
         * Details of a room type
         * @description All that a guest wants to know before choosing it, with its pictures.
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
         * Details of a package
         * @description What the package adds to a room, and which rooms it can be had with.
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
         * @description Says what a code takes off a stay, before rooms are chosen. Limited, so that codes cannot be guessed.
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
         * Ports, and the routes between them
         * @description Where the property's ships leave from, and where to, for the first questions of a guest. Age bands and the most cabins of one booking are the property's own and stand in `main`. A property that sells rooms has no sailings.
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
         * Departures of a route by day
         * @description On which days a route is sailed, the lowest price for one adult, and what is left. A day that cannot be had says why. At most 100 days a call.
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
         * Sailings of a day, or of a day out and a day back
         * @description Each sailing with its ship, its times by the clocks of its ports, what is left, and the lowest price for these travellers. Full and cancelled ones are told as such. A way back is a sailing that leaves after the way out has arrived.
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
         * Cabins of the sailings that were chosen
         * @description Every kind of cabin that sails on each leg, with what it costs these travellers there and back, and how many are left. Travellers may be spread over several cabins, of several kinds; what that costs is said by a quote of the voyage.
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
         * A ship, with the plan of its decks
         * @description All that a guest wants to know of a ship before choosing a cabin on it - facts, pictures, what is on board, and where on which deck each kind of cabin lies.
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
         * Price a stay, line by line
         * @description A quote says what the stay costs and why, what is due now and what at the hotel, and what cancelling will cost. It holds no room. Its token makes the caller the one who may reserve from it. Codes and counts are all that the client says; every amount is the server's.
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
         * Price a voyage, line by line
         * @description What a quote is for a stay, for cabins of one sailing or of one there and one back - fares by band, supplements and port tax, what cancelling will cost, until when passports must be good and when they are deleted. It holds no berth. Reserving, paying, changing and cancelling go on as those of a stay.
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
         * Reserve from a quote
         * @description Takes the inventory at once, as a temporary hold with an expiry. It is not confirmed until the payment or the guarantee is completed; one that needs neither is confirmed by a code that is sent to who books. A price that changed since the quote is told and nothing is held. Who holds many rooms already gets no more until some are paid or given back. For a voyage the cabins and berths of every leg are taken, or none; its travellers are named, with their passports, which no answer repeats.
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
         * State of a hold
         * @description What is held and until when, by the server's clock; after it became a reservation, that reservation's number.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Release a hold
         * @description The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is in progress.
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
         * Send a code to who holds rooms without paying
         * @description Where nothing is paid or guaranteed beforehand, rooms are kept only for somebody who can be reached. A code of six digits, good for three minutes and five tries, goes to the guest's phone, or to the email where the phone is none that gets messages.
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
         * Confirm a stay that costs nothing beforehand
         * @description The hold becomes a reservation by the code that was sent to its guest. One that is a reservation already is told as it is.
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
         * Find a reservation by name and number
         * @description For guests without login. Name - of who stays or of who booked - and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.
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
         * Own reservations
         * @description Those of who is logged in, at every property of the company, whose last day lies ahead or no longer back than the window. A page at a time.
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
         * Take a guest's reservation into the own account
         * @description Who is logged in and shows the reservation's token makes it theirs: it stands among their reservations, and a look-up by name and number opens it no more. What is theirs already stays so.
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
         * A reservation
         * @description Everything about the stay - guest, rooms, price lines, payment, policy with its dates - and what may be done with it now. States: confirmed becomes cancelled or used; complete (booked with vouchers) becomes cancelled or used.
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
         * What cancelling would cost now
         * @description The fee of the policy at this moment by the hotel's date, and what comes back.
         */
        get: operations["previewCancellation"];
        put?: never;
        /**
         * Cancel a reservation
         * @description The guest sends back the fee that the preview showed; if it is another by now, nothing is cancelled. The inventory is free at once, the refund is sent to the card provider and followed until it is certain.
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
         * Price a change of a reservation
         * @description Says what the stay would be with other dates, another party or other options, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a night that stays keeps the price at which it was booked, as long as no more rooms are wanted. From the day on which cancelling costs something the stay begins as booked and becomes no cheaper.
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
         * Price a change of a voyage
         * @description Says what the voyage would be with other sailings, other cabins or another way to share them, for the same travellers, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a leg that stays keeps the price at which it was booked. From the day on which cancelling costs something the voyage begins as booked and becomes no cheaper. It is made by createChange, as that of a stay.
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
         * @description Changes the reservation as the quote says, at once where nothing has to be paid: what comes is taken, what goes is free, and what comes back is on its way. Where something has to be paid, what comes is held, the difference is paid like any hold, and the reservation stays as it is until then. A change that was begun before and not paid is given up.
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
         * Send the mail of a reservation again
         * @description Sends the guest another mail of the reservation as it stands, to the address that they gave, in the language in which they booked: the confirmation, or, where it is cancelled, the note of that. A few times in a while; `unavailable` where the property sends no mail.
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
         * Calendar file of a reservation
         * @description An iCalendar event over the days from check-in to check-out, on the property's own calendar; of a voyage one event a leg, from departure to arrival. Of a cancelled stay it is the event's cancellation. Each change and the cancelling raise its SEQUENCE, so that a calendar that has the earlier one replaces it.
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
         * A code to show at check-in
         * @description An opaque token, good for five minutes, that the guest's screen shows as a QR code. The property's own staff turn it into the reservation; nobody else can. While it is shown the screen asks for the next one before this one ends.
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
         * Make a hold ready to be paid
         * @description Opens a payment by the method that the guest chose and answers what the browser needs for it - the payment window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unfinished payment of the same hold must end first.
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
         * Return from the card window
         * @description The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and completed on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.
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
         * A card provider's notification
         * @description The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked before anything else; then the payment is reconciled with what the provider itself answers to a query. `OK` as text ends its retries.
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
         * State of a payment
         * @description Asked by the result page until it is certain. in_progress becomes completed, cancelled, failed or refunded; a payment that found no reservation is refunded by itself, and says so.
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
         * Confirm a hold by a card guarantee
         * @description The provider's own frame took the card and gave a token; with it the hold becomes a reservation, and the balance is due at the hotel. The card is not charged.
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
        /** @description Identifies a property. 12 stands for 14 wherever it comes in. */
        HotelCode: string;
        /** @description Which property the page is for. */
        MainRequest: {
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Said by every answer that succeeded; a failure says `fail`.
         * @constant
         */
        Success: "success";
        /** @description The colour that most of the picture has, shown until it has come. */
        PictureColor: string;
        /** @description A photograph's lighter copies, made when it was loaded; a browser takes the first type that it knows, in the width that it needs. */
        PictureVariants: {
            /** @description Appended to the file server's base address */
            file_path: string;
            /**
             * @description Its media type
             * @enum {string}
             */
            type: "image/avif" | "image/webp";
            /** @description In pixels */
            width: number;
        }[];
        /** @description A file of the provider. */
        FileReference: {
            /** @description Appended to the file server's base address */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description A picture, with words for who cannot see it. */
        Picture: {
            /** @description Appended to the file server's base address */
            file_path: string;
            /** @description What is to be seen, for who cannot see it, in the guest's language, else in the property's fallback language */
            alt: string;
            /** @description Where its subject stands, in percent from the left, for a narrow crop; the middle without it */
            focus_x?: number;
            /** @description Where its subject stands, in percent from the top, for a low crop; the middle without it */
            focus_y?: number;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
            /** @description The same scene composed for a screen that is higher than wide; without it the picture itself is cropped by its focus. */
            portrait?: components["schemas"]["FileReference"];
        };
        /**
         * @description How a property secures a booking. PREPAY - paid by card before it is confirmed. GUARANTEE - a card is left as a guarantee, the balance is due at the hotel. FREE_HOLD - nothing is taken, and a code that is sent to the guest confirms.
         * @enum {string}
         */
        PaymentType: "PREPAY" | "GUARANTEE" | "FREE_HOLD";
        /**
         * @description How a guest pays in the provider's window. Each is charged at once, as a card is, and goes back the same way. A virtual account and a bank transfer are none of them, because they outlive the hold.
         * @enum {string}
         */
        PaymentMethod: "card" | "kakaopay" | "naverpay" | "payco" | "samsungpay";
        /**
         * @description A language of the site, by the name the product's calls have for it.
         * @enum {string}
         */
        LangType: "KOR" | "ENG" | "JPN" | "CHS" | "CHT" | "SPA" | "POR" | "VIE" | "THA" | "MON";
        /** @description Identifies the company that owns properties and members. */
        CompanyCode: string;
        /** @description A time of the property's day, 24 hours. */
        ClockTime: string;
        /** @description ISO 4217. */
        Currency: string;
        /**
         * Format: date
         * @description A day of the property's own calendar.
         */
        StayDate: string;
        /** @description Infants are up to and including infant_max_months, children up to child_max_years, everybody older is an adult. */
        AgeBands: {
            /** @description The last month of life, inclusive, in which somebody is an infant */
            infant_max_months: number;
            /** @description The last year of life, inclusive, in which somebody is a child */
            child_max_years: number;
        };
        /**
         * @description The kinds of members - general (a person, by phone), cyber (online only, by email), affiliate (of a company that the provider registered), pre-sale (the owner of a room, a person or a corporation).
         * @enum {string}
         */
        MemberType: "GENERAL" | "CYBER" | "AFFILIATE" | "PRESALE_INDIVIDUAL" | "PRESALE_CORPORATE";
        /**
         * @description A provider of social login.
         * @enum {string}
         */
        SocialProvider: "kakao" | "google" | "naver";
        /** @description WGS 84 degrees. */
        Location: {
            /** @description Degrees north of the equator */
            latitude: number;
            /** @description Degrees east of Greenwich */
            longitude: number;
        };
        /** @description For showing beside the price, never for charging. */
        ExchangeRate: {
            /** @description The other currency. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the other currency for one unit of the property's */
            rate: number;
            /** @description The day on which the provider took the rate. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description What the site needs to know of a property to show itself as that property's. */
        HotelInfo: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The brand's full name, as it stands in the header, in the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description City and district */
            address1: string;
            /** @description Street and number */
            address2: string;
            /** @description The postal code, or what else the address needs */
            address3: string;
            /** @description What the property says of itself on home, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description The pictures of home, in the order in which they follow each other. */
            main_images: components["schemas"]["Picture"][];
            /** @description Whether the property takes bookings at all */
            set_reservation: boolean;
            /** @description How many days from today can be booked */
            set_reservation_term: number;
            payment_type: components["schemas"]["PaymentType"];
            /** @description How what is due at booking can be paid, in the order in which it is offered; empty where nothing is paid then. */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description The provider's note on the booking page, sanitised */
            reservation_html: string | null;
            /** @description The provider's guide to the stay, sanitised */
            manual_html: string | null;
            /** @description The property's own first language, as the provider says it. */
            lang_type: components["schemas"]["LangType"];
            /** @description The largest party of one booking */
            max_guest: number;
            /** @description The path of the picture behind pages that have none of their own; null without one */
            back_image: string | null;
            /** @description The company that sells the property, whose members may log in here. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description Whether other currencies are shown beside the price */
            use_exchange: boolean;
            /** @description Whether other sites' prices are shown beside the search */
            use_price_comparison: boolean;
            /** @description Whether leaving early for a lower price is offered */
            early_checkout_use: boolean;
            /** @description From when rooms are ready, by the property's clock. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Until when rooms are to be left, by the property's clock. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description The same picture as back_image, as a file; null without one. */
            back_image_file: components["schemas"]["FileReference"] | null;
            /** @description The logo for light ground. */
            main_image_file: components["schemas"]["FileReference"] | null;
            /** @description The logo for dark ground. */
            main_image_white_file: components["schemas"]["FileReference"] | null;
            /** @description Whether pets may come */
            isPet: boolean;
            /** @description Whether a package is shown at the price of the whole stay */
            showPackageTotalPrice: boolean;
            /**
             * @description A hotel sells rooms by the night, a sailing sells cabins by the voyage
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description The name of the set of design tokens the site wears */
            brand: string;
            /** @description What every price of the property is in. */
            currency: components["schemas"]["Currency"];
            /** @description IANA name */
            time_zone: string;
            /** @description The property's own day at this moment; the site shows no other as today. */
            today: components["schemas"]["StayDate"];
            /** @description The last day that can be a check-out. */
            bookable_to: components["schemas"]["StayDate"];
            /** @description The most rooms of one booking */
            max_rooms: number;
            /** @description The longest stay that can be booked */
            max_nights: number;
            /** @description Who counts as an infant and who as a child. */
            age_bands: components["schemas"]["AgeBands"];
            /** @description Whether a booking must name somebody to reach in an emergency */
            emergency_contact: boolean;
            /** @description Whether the company has tiers; without them the membership page is not linked */
            has_membership: boolean;
            /** @description Whether the membership terms must be accepted by themselves before joining */
            membership_terms_alone: boolean;
            /** @description The kinds of members who can join here. */
            member_types: components["schemas"]["MemberType"][];
            /** @description Who can sign a member in. */
            social_logins: components["schemas"]["SocialProvider"][];
            /** @description Whether a member's Korean address can be looked up */
            address_lookup: boolean;
            /** @description The provider's own sites, to which a login without the shell may return. */
            return_origins: string[];
            /** @description Where the map points; null where the provider gave no place. */
            location: components["schemas"]["Location"] | null;
            /** @description What prices are about, in other currencies; empty where use_exchange is false or no rate is known. */
            exchange_rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description What Korean e-commerce law wants said of the seller; each is shown where it is present. */
        FooterData: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The name of the seller, in the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description Who represents the company */
            ceo?: string;
            /** @description The postal address of the seller */
            address?: string;
            /** @description The number for guests, written with dashes */
            tel?: string;
            /** @description The address for guests */
            email?: string;
            /** @description Written with dashes */
            fax?: string;
            /** @description Business registration number */
            company_num?: string;
            /** @description Mail-order number */
            term_num?: string;
            /** @description The line that closes the page */
            copyright?: string;
        };
        /** @description One of the properties that the chooser offers. */
        PropertyHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description As the chooser lists it, in the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description City and district */
            address1: string;
            /** @description Street and number */
            address2: string;
            /** @description The picture of the list; appended to the file server's base address */
            file_path: string;
            color?: components["schemas"]["PictureColor"];
            variants?: components["schemas"]["PictureVariants"];
        };
        /** @description All that the frame of a page needs of a property. */
        MainResult: {
            result: components["schemas"]["Success"];
            hotel: components["schemas"]["HotelInfo"];
            footer_data: components["schemas"]["FooterData"];
            /** @description The company's properties, this one among them. */
            property_hotel_list: components["schemas"]["PropertyHotel"][];
        };
        /**
         * @description Why a request failed. One catalogue for the whole product: the client translates by it, and each code has a named example, whose status is the one it is answered with.
         * @enum {string}
         */
        ErrorCode: "invalid_access" | "login_required" | "err05" | "bad_credentials" | "password_check_failed" | "no_linked_id" | "reservation_not_found" | "lookup_mismatch" | "member_reservation_login_required" | "id_not_found" | "duplicate_id" | "duplicate_email" | "duplicate_phone" | "duplicate_owned_room" | "session_expired" | "verification_expired" | "verification_failed" | "signup_not_completed" | "guardian_consent_required" | "password_mismatch" | "password_format" | "password_change_failed" | "password_general_members_only" | "room_sold_out" | "room_changed" | "all_rooms_sold_out" | "promotion_invalid" | "promotion_unusable" | "upselling_unavailable" | "membership_benefit_used" | "coupon_invalid" | "coupon_unusable" | "coupon_used" | "coupon_expired" | "coupon_outside_stay" | "coupon_on_another_room" | "coupon_not_for_room" | "coupon_offline_only" | "mileage_over_maximum" | "mileage_insufficient" | "mileage_unit" | "mileage_not_combinable" | "benefit_not_combinable" | "voucher_exceeds_remaining" | "member_not_matched" | "main_contractor_not_found" | "contract_not_found" | "voucher_not_found" | "same_day_owned_room_unavailable" | "payment_failed" | "payment_cancelled" | "payment_in_progress" | "reservation_failed" | "cancel_failed" | "change_failed" | "change_not_free" | "nothing_changed" | "voc_create_failed" | "voc_edit_failed" | "voc_delete_failed" | "attachment_not_allowed" | "attachment_damaged" | "too_many_attachments" | "withdrawal_failed" | "link_failed" | "already_linked" | "unlink_failed" | "first_social_cannot_unlink" | "kakao_login_failed" | "google_login_failed" | "naver_login_failed" | "load_failed" | "no_available_dates" | "no_sailings" | "sailing_closed" | "return_before_arrival" | "no_rooms" | "invalid_passport" | "invalid_birthday" | "invalid_phone" | "invalid_email" | "presale_info_wrong" | "rooms_differ_in_type" | "too_many_rooms" | "adult_required" | "customer_centre_required" | "linked_company_only" | "rejoin_too_early" | "benefit_not_chosen" | "adult_product_required" | "checkout_times_conflict" | "stay_in_past" | "stay_order" | "stay_beyond_horizon" | "stay_closed" | "stay_length" | "party_over_maximum" | "validation" | "malformed_request" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "forbidden" | "rate_limited" | "quote_expired" | "quote_used" | "hold_expired" | "price_changed" | "idempotency_mismatch" | "idempotency_in_flight" | "unavailable" | "not_implemented" | "internal";
        /** @description One place of a request that is wrong. */
        FieldError: {
            /** @description JSON pointer into the request (a header or query parameter stands by its name, as in /from) */
            pointer: string;
            /** @description Why this place is wrong. */
            code: components["schemas"]["ErrorCode"];
        };
        /** @description A number that a person reads out or types; no letter can be taken for a digit. */
        DocumentNumber: string;
        /** @description Minor units of the currency beside it (KRW has none, so won). */
        Amount: number;
        /** @description Another stay on which something is left, of the same length, or as long as its arrival asks for. Of a voyage, the days of the way out and back, which are the same for one way. */
        NearestDates: {
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description The lowest for the party. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description Why a call failed, for programs (RFC 9457). `title` and `detail` are for developers; people are told by `code`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem
             */
            type: string;
            /** @description A short name of the kind of problem, in English */
            title: string;
            /** @description The HTTP status, again */
            status: number;
            /** @description What happened this time, in English */
            detail?: string;
            /**
             * Format: uri-reference
             * @description Names this one failure by its request id
             */
            instance: string;
            /**
             * @description Said by every failure; a success says `success`
             * @constant
             */
            result: "fail";
            /** @description What the client translates by. */
            code: components["schemas"]["ErrorCode"];
            /** @description On 422, each place of the request that is wrong. */
            errors?: components["schemas"]["FieldError"][];
            /** @description With price_changed - what the guest was shown */
            price_before?: number;
            /** @description With price_changed - what it is now */
            price_after?: number;
            /** @description With mileage_over_maximum and mileage_insufficient - the most that can be used */
            usable_point?: number;
            /** @description With mileage_not_combinable - what the stay comes to with the points and nothing beside */
            total_with_point?: number;
            /** @description With mileage_not_combinable - what it comes to with all but the points */
            total_without_point?: number;
            /** @description With customer_centre_required, linked_company_only and no_rooms - the number to call */
            phone?: string;
            /** @description With linked_company_only - the company whose people the property sells to */
            linked_company?: string;
            /** @description With withdrawal_failed - the reservations that stand in the way. */
            reservation_numbers?: components["schemas"]["DocumentNumber"][];
            /** @description With too_many_rooms - the most rooms or cabins of one booking at this property */
            max_rooms?: number;
            /** @description With stay_closed, stay_length and no_sailings of a search - the nearest stays or voyages that can be had; none where the property knows of none. */
            nearest_dates?: components["schemas"]["NearestDates"][];
        };
        /** @description Whose terms are wanted, in which language. */
        TermsRequest: {
            langType: components["schemas"]["LangType"];
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Spelled as the calls spell it; CANCAL holds the cancellation rules, MEMBERSHIP those of the membership, PASSPORT the keeping of passports for a voyage.
         * @enum {string}
         */
        TermsType: "PRIVACY" | "TERMS" | "MARKETING" | "CANCAL" | "MEMBERSHIP" | "PASSPORT";
        /** @description One text that a guest reads or consents to. */
        Terms: {
            termsType: components["schemas"]["TermsType"];
            /** @description As the consent is labelled */
            title: string;
            /** @description Sanitised HTML */
            content: string;
            /** @description Whether a booking needs this consent */
            required: boolean;
        };
        /** @description The terms of a property. */
        TermsResult: {
            result: components["schemas"]["Success"];
            /** @description In the order they are shown - privacy, terms, passports, marketing, then the cancellation rules. */
            termsList: components["schemas"]["Terms"][];
        };
        /** @description Which files of a property are wanted. */
        FileListRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /**
             * @description Icons are the only kind so far
             * @enum {string}
             */
            fileType: "icon";
        };
        /** @description A small picture that marks what a property, or a room of it, offers. */
        IconFile: {
            /** @description Its place among all icons of the property, from 1; rooms may have icons that the property as a whole does not list */
            file_seq: number;
            /** @description Appended to the file server's base address */
            file_path: string;
            /** @description What the icon stands for, in the guest's language, else in the property's fallback language */
            title?: string;
        };
        /** @description The icons of a property, without those that mark only rooms. */
        FileListResult: {
            result: components["schemas"]["Success"];
            /** @description In the provider's order. */
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
         * @description As the member said when joining, or the social provider did.
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
        /** @description Digits only - a Korean mobile, or another country's number with its country code. */
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
         * @description A moment in UTC.
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
        /** @description A provider's own code of a room type, package, option or plan. */
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
        /** @description A name as it is written together, in any letters; not blank, and in one line. */
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
        /** @description A family or a given name, in any letters; not blank, and in one line. */
        PersonName: string;
        /** @description English letters only. */
        EnglishName: string;
        /**
         * Format: date
         * @description A day that has been.
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
        /** @description The number under which the property's own system keeps a reservation. */
        PropertyCode: string;
        /**
         * @description What was booked.
         * @enum {string}
         */
        ReservationType: "room" | "package" | "sailing";
        /**
         * @description confirmed becomes cancelled, or used after check-out; complete (booked with vouchers) likewise.
         * @enum {string}
         */
        ReservationStatus: "confirmed" | "cancelled" | "complete" | "used";
        /** @description The property's own word to the guest about a reservation, in the property's words. */
        PropertyMemo: string;
        /** @description A promotion code as the guest types it; upper and lower case are alike. */
        PromotionCode: string;
        /**
         * @description What a price line is for, in the order in which prices are made. A voyage has fares by band, the supplement for who has a cabin of several berths alone, and the port tax, each by leg - code is the departure's, name its route's, date its day.
         * @enum {string}
         */
        PriceLineKind: "night" | "extra_adult" | "extra_kid" | "pet" | "package" | "membership" | "benefit" | "promotion" | "coupon" | "voucher" | "early_checkout" | "upselling" | "mileage" | "fare_adult" | "fare_kid" | "fare_infant" | "single_use" | "port_tax";
        /** @description A line of the price. A discount's amount is negative, and is what was really taken, so the lines always sum. */
        PriceLine: {
            kind: components["schemas"]["PriceLineKind"];
            /** @description The item's own code, where it has one */
            code: string | null;
            /** @description The item's own name, where it has one */
            name: string | null;
            /** @description The night or the day it is for, of a voyage the day of the leg's departure; null for what is had once. */
            date: components["schemas"]["StayDate"] | null;
            /** @description How many of the unit price */
            count: number;
            /** @description Minor units of the currency; negative for a discount */
            unit_price: number;
            /** @description unit_price times count */
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
        /** @description A room of the stay, priced. Of a voyage, a cabin - its type stands where a room type does. */
        StayRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            room_type_name: string;
            /** @description Everybody who is older than a child; none only in a cabin for children */
            adult: number;
            /** @description Children */
            kid: number;
            /** @description Infants, who take no place; in a room they cost nothing */
            infant: number;
            /** @description Animals */
            pet: number;
            /** @description Until when this room is kept, by the property's clock: the usual time, or what was chosen for it or comes with the package. Of a voyage, the last arrival. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description In the order in which the price is made; they sum to the total. */
            lines: components["schemas"]["PriceLine"][];
            /** @description What the promotion takes off this room; 0 without one. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description What coupons take off this room and its options; absent without one. */
            coupon_discount_price?: components["schemas"]["Amount"];
            /** @description What the tier of the member is worth in this room; absent without any. */
            benefits?: components["schemas"]["Benefit"][];
            /** @description The sum of the lines, taxes included. */
            total_price: components["schemas"]["Amount"];
        };
        /** @description What cancelling costs from one day to another. */
        PolicyTier: {
            /** @description Days left to check-in, of a voyage to departure, or more */
            days_before: number;
            /** @description The last day, by the hotel's calendar, on which this tier holds. */
            until: components["schemas"]["StayDate"];
            /** @description Of the total price */
            fee_percent: number;
            /** @description The percent as an amount, rounded down. */
            fee: components["schemas"]["Amount"];
        };
        /** @description The cancellation rules of this stay, with their days and amounts. */
        CancellationPolicy: {
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            policy_name: string;
            /** @description The last day on which cancelling costs nothing; null where it always costs. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description From the earliest day to the day of check-in. */
            tiers: components["schemas"]["PolicyTier"][];
        };
        /**
         * @description one_way - there and not back. round_trip - there and back, at a later time.
         * @enum {string}
         */
        TripKind: "one_way" | "round_trip";
        /** @description A provider's own code of a port, in capitals as a ticket has it. */
        PortCode: string;
        /** @description An end of a leg. */
        VoyagePort: {
            port_code: components["schemas"]["PortCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            port_name: string;
            /** @description IANA name of the zone of the port's clock */
            time_zone: string;
            /** @description Of the terminal where travellers report */
            address: string;
        };
        /** @description A moment by a port's own clock, with the distance of that clock from UTC. What stands before the sign is what the clock on the pier shows. */
        PortTime: string;
        /** @description One sailing, from quay to quay. */
        VoyageLeg: {
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            route_name: string;
            /** @description The port that is left. */
            from: components["schemas"]["VoyagePort"];
            /** @description The port that is reached. */
            to: components["schemas"]["VoyagePort"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            ship_name: string;
            /** @description By the clock of the port that is left. */
            departs_at: components["schemas"]["PortTime"];
            /** @description By the clock of the port that is reached; its day is the day of arrival. */
            arrives_at: components["schemas"]["PortTime"];
            /** @description Between the two moments, whatever the clocks say */
            duration_minutes: number;
        };
        /** @description Where a ship takes its travellers, there or there and back. */
        Voyage: {
            trip: components["schemas"]["TripKind"];
            /** @description As they are sailed, the way out first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description The day on which each passport must still be good - that of the last arrival, and so many months later as the stricter route says. */
            passports_valid_until: components["schemas"]["StayDate"];
            /** @description The day on which the passports of the travellers are deleted, which the consent names. */
            passports_deleted_on: components["schemas"]["StayDate"];
        };
        /** @description What is bought - the same in a quote, a hold and a reservation. */
        Stay: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The brand's full name, in the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description The day of check-in. Of a voyage, the day of the first departure, by that port's clock. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out; the last night is the one before. Of a voyage, the day of the last arrival, by that port's clock. */
            end_date: components["schemas"]["StayDate"];
            /** @description From the first day to the last; of a stay at least 1 and at most 90 */
            nights: number;
            /** @description By the property's clock. Of a voyage, the first departure, by that port's clock. */
            checkin_time: components["schemas"]["ClockTime"];
            /** @description By the property's clock, when the last of the rooms is left. Of a voyage, the last arrival, by that port's clock. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Null for the rooms alone. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description As the property calls it, in the guest's language, else in the property's fallback language; null for the rooms alone */
            package_name: string | null;
            /** @description Null without a promotion. */
            promotion_code: components["schemas"]["PromotionCode"] | null;
            /** @description Of the room or the cabin. */
            picture: components["schemas"]["Picture"] | null;
            /** @description In the order of the request. */
            rooms: components["schemas"]["StayRoom"][];
            /** @description What is taken off the stay as a whole, after its rooms - points; absent where nothing is. */
            lines?: components["schemas"]["PriceLine"][];
            /** @description The company whose people alone it is sold to; absent where the property sells to everybody */
            linked_company?: string;
            currency: components["schemas"]["Currency"];
            /** @description VAT included; the sum of all lines, of the rooms and of the stay. */
            total_price: components["schemas"]["Amount"];
            /** @description The total without the VAT inside it. */
            supply_price: components["schemas"]["Amount"];
            /** @description The VAT inside the total. */
            tax: components["schemas"]["Amount"];
            /** @description What is, or was, to be paid by card to confirm. */
            paid_amount: components["schemas"]["Amount"];
            /** @description What is due at the hotel. */
            balance_due: components["schemas"]["Amount"];
            payment_type: components["schemas"]["PaymentType"];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The sailings, where cabins of ships are bought; null for a stay in rooms. */
            voyage: components["schemas"]["Voyage"] | null;
        };
        /** @description An option that was taken in one room. */
        SelectedOption: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description A day */
            count: number;
            /** @description The nights it is had on; empty for an option that is had once. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description One room as the guest wanted it. */
        SelectedRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Everybody who is older than a child */
            adult: number;
            /** @description Children */
            kid: number;
            /** @description Infants */
            infant: number;
            /** @description Animals */
            pet: number;
            /** @description The offer of leaving early that was taken; absent for the usual time */
            early_checkout_seq?: number;
            /** @description The options of this room. */
            selectedUpselling: components["schemas"]["SelectedOption"][];
        };
        /** @description What a reservation was asked for by, as it is by now. */
        StaySelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The day of check-in. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out. */
            end_date: components["schemas"]["StayDate"];
            /** @description Absent for the rooms alone. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Absent for the usual prices. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description One entry a room. */
            reservationRoomList: components["schemas"]["SelectedRoom"][];
        };
        /** @description One cabin, and who sleeps in it. */
        SelectedCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Places in the list of the reservation's travellers, from 0. */
            travellers: number[];
        };
        /** @description What the reservation of a voyage was asked for by, as it is by now. */
        VoyageSelection: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The departure_code of the way out. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The departure_code of the way back; absent for one way. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry a cabin. */
            cabins: components["schemas"]["SelectedCabin"][];
        };
        /** @description The voyage in short, as it is stored with the reservation. */
        TravelBooking: {
            /** @description Where the voyage begins. */
            departure_port: components["schemas"]["PortCode"];
            /** @description The departure_code of the way out. */
            sailing: components["schemas"]["ItemCode"];
            /** @description By the clock of the port that is left. */
            departure_date: components["schemas"]["StayDate"];
            /** @description The departure_code of the way back; null for one way. */
            return_sailing: components["schemas"]["ItemCode"] | null;
            /** @description The day on which the way back begins, by the clock of its port; null for one way. */
            return_date: components["schemas"]["StayDate"] | null;
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /**
         * @description By the property's age bands, from the birthday, on the day of departure of each leg.
         * @enum {string}
         */
        TravellerBand: "adult" | "kid" | "infant";
        /** @description Who travels, as far as it may be shown. The passport's number is never told; once it is deleted its dates are gone too. */
        BookedTraveler: {
            /** @description In which of the rooms of the stay they sleep, counted from 0 */
            cabin: number;
            /** @description Null where they have none */
            korean_name: string | null;
            /** @description The surname in the passport. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description The given names in the passport. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description As the passport says. */
            gender: components["schemas"]["Gender"];
            /** @description The state that issued the passport. */
            nationality: components["schemas"]["CountryCode"];
            /** @description As the passport says. */
            birthday: components["schemas"]["Birthday"];
            /** @description On the day of the first departure. */
            band: components["schemas"]["TravellerBand"];
            /** @description At most the last three places; null once it is deleted */
            passport_masked: string | null;
            /** @description Null once it is deleted. */
            passport_issued_on: components["schemas"]["StayDate"] | null;
            /** @description Null once it is deleted. */
            passport_expires_on: components["schemas"]["StayDate"] | null;
        };
        /** @description Identifies a payment, at the card provider too. Starts with the company. */
        OrderId: string;
        /**
         * @description ready - the card window may be opened. in_progress - authorised and being completed, or its result is being asked for. completed - charged or guaranteed, and the booking is confirmed. cancelled - the guest closed the window. failed - refused, nothing is charged. refunded - was charged without a booking, and has been given back. refund_refused - was charged without a booking, and the card provider will not give it back, so the property gets in touch and gives it back by other means. ready becomes in_progress, cancelled or failed; in_progress becomes completed, failed, refunded or refund_refused; refund_refused becomes refunded; the others are final.
         * @enum {string}
         */
        PaymentStatus: "ready" | "in_progress" | "completed" | "cancelled" | "failed" | "refunded" | "refund_refused";
        /** @description The card behind the reservation, as far as it may be shown. */
        ReservationPayment: {
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What was charged at first; 0 for a guarantee. What changes cost and gave back stands with them. */
            amount: components["schemas"]["Amount"];
            /** @description How it was paid, as the provider tells it; a guarantee is a card. */
            method: components["schemas"]["PaymentMethod"];
            /** @description The card company's name; null before the provider tells it and where no card is behind the payment */
            card_name: string | null;
            /** @description At most the first and the last four digits; null before the provider tells it */
            card_number_masked: string | null;
            /** @description By the card provider's clock; null for a guarantee. */
            paid_at: components["schemas"]["Instant"] | null;
            /** @description The provider's receipt; null where it has none */
            receipt_url: string | null;
        };
        /**
         * @description none - nothing was to come back. pending - sent, or being asked about. completed - the card provider confirmed it. refused - the card provider will not give it back, so the property gets in touch with the guest. paid_out - the property has given it back by other means. pending becomes completed or refused, and refused becomes paid_out.
         * @enum {string}
         */
        RefundStatus: "none" | "pending" | "completed" | "refused" | "paid_out";
        /** @description A change that was made. */
        ReservationChange: {
            changed_at: components["schemas"]["Instant"];
            /** @description The total until then. */
            price_before: components["schemas"]["Amount"];
            /** @description The total from then on. */
            price_after: components["schemas"]["Amount"];
            /** @description By card, for the change. */
            paid: components["schemas"]["Amount"];
            /** @description What goes back to the card. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description How the reservation was cancelled. */
        Cancellation: {
            cancelled_at: components["schemas"]["Instant"];
            /** @description What is kept. */
            fee: components["schemas"]["Amount"];
            /** @description What goes back to the card. */
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Where the stay is, and whom to ask. */
        HotelContact: {
            /** @description In one line, in the guest's language, else in the property's fallback language */
            address: string;
            /** @description Written with dashes; null where the property has none */
            tel: string | null;
            /** @description Null where the property has none */
            email: string | null;
            /** @description Where the map points; null where the provider gave no place. */
            location: components["schemas"]["Location"] | null;
        };
        /**
         * @description How far a mail has come. `sending` becomes `sent` when the mail server has taken it, or `not_sent` when it was tried for a day in vain; whether it was read nobody knows.
         * @enum {string}
         */
        MailState: "sending" | "sent" | "not_sent";
        /** @description A mail that tells the guest of the reservation as it stood when it was sent. */
        ConfirmationMail: {
            /** @description The guest's own address */
            to: string;
            state: components["schemas"]["MailState"];
        };
        /**
         * @description What may be done with the reservation now. A guest's, which belongs to no member, may be claimed by who is logged in.
         * @enum {string}
         */
        AllowedAction: "change" | "cancel" | "print" | "calendar" | "check_in" | "claim";
        /** @description A stay that is booked, as its holder sees it now. */
        Reservation: {
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description As the property's own system knows it; null until the property has told it. */
            code: components["schemas"]["PropertyCode"] | null;
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description From the first day to the last; 0 only where a voyage ends on its day */
            nights: number;
            /** @description Everybody in all rooms, infants too */
            guest_count: number;
            /** @description Last name first and unspaced in Hangul, given name first elsewhere */
            guest_name: string;
            /** @description Null where somebody else booked and did not give it */
            guest_email: string | null;
            /** @description Digits; null where somebody else booked and did not give it */
            guest_phone: string | null;
            /** @description Who booked and paid; the guest, unless somebody booked for another */
            booker_name: string;
            /** @description Digits */
            booker_phone: string;
            /** @description Where who booked can be written to */
            booker_email: string;
            /** @description When the guest expects to arrive; one before the time of check-in is of the night after it. Null where it was not said. */
            arrival_time: components["schemas"]["ClockTime"] | null;
            /** @description The guest's wish (guest_memo of the booking); null without one */
            request_text: string | null;
            /** @description The property's word to the guest; null without one. */
            memo: components["schemas"]["PropertyMemo"] | null;
            /** @description Null for the rooms alone. */
            package_code: components["schemas"]["ItemCode"] | null;
            /** @description As the property calls it, in the guest's language, else in the property's fallback language; null for the rooms alone */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            room_type_name: string;
            /** @description All of one room type; of a voyage, cabins, of which the type is that of the first */
            room_count: number;
            /** @description Nights, extra persons, pets and packages, before discounts; of a voyage, fares, supplements and port tax. */
            room_price: components["schemas"]["Amount"];
            /** @description Options of all rooms. */
            option_total: components["schemas"]["Amount"];
            /** @description What promotion and early check-out took off, as a positive amount. */
            discount_total: components["schemas"]["Amount"];
            /** @description The VAT inside the total. */
            tax: components["schemas"]["Amount"];
            /** @description VAT included. */
            total_price: components["schemas"]["Amount"];
            /** @description What was paid by card for the stay as it is, before the refund of a cancellation */
            paid_amount: components["schemas"]["Amount"];
            /** @description What is due at the hotel. */
            balance_due: components["schemas"]["Amount"];
            /** @description IANA name of the property's zone, in which the moments of the reservation are shown */
            time_zone: string;
            /** @description When it was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            stay: components["schemas"]["Stay"];
            /** @description What was asked for; a change is asked for by the same codes and counts. Null for a voyage. */
            selection: components["schemas"]["StaySelection"] | null;
            /** @description What was asked for; a change of the voyage is asked for by the same codes and places. Null for a stay. */
            voyage_selection: components["schemas"]["VoyageSelection"] | null;
            /** @description Null for a stay. */
            travel_booking: components["schemas"]["TravelBooking"] | null;
            /** @description In the order in which they were given; empty for a stay. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description Null where nothing was charged or guaranteed. */
            payment: components["schemas"]["ReservationPayment"] | null;
            /** @description The first one first. */
            changes: components["schemas"]["ReservationChange"][];
            /** @description Null while it stands. */
            cancellation: components["schemas"]["Cancellation"] | null;
            contact: components["schemas"]["HotelContact"];
            /** @description The last mail that told the guest of it; null where none is sent. */
            confirmation_mail: components["schemas"]["ConfirmationMail"] | null;
            /** @description The buttons that the site shows; the rules are the server's. */
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
        /** @description Where the next page begins, as an answer gave it; says nothing to anybody else. */
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
        /** @description The stay that prices are compared for; always for two adults in one room. */
        PriceCompareRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The day of check-in. */
            startDate: components["schemas"]["StayDate"];
            /** @description The day of check-out; the last night is the one before. */
            endDate: components["schemas"]["StayDate"];
        };
        /** @description What one site asks for the stay. */
        ComparedPrice: {
            /** @description As the site calls itself; ours is `Direct` */
            site: string;
            /** @description For all nights, taxes included. */
            total_price: components["schemas"]["Amount"];
            /** @description Whether it is the price of this site */
            is_ours: boolean;
        };
        /** @description What the stay costs here and elsewhere. */
        PriceCompareResult: {
            result: components["schemas"]["Success"];
            /** @description The property's own; sites that answer in another are left out. */
            currency: components["schemas"]["Currency"];
            /** @description Ours first, then the others in the order of the provider's answer; empty where nothing can be compared. */
            priceCompareList: components["schemas"]["ComparedPrice"][];
        };
        /**
         * @description open - can be stayed. closed - the property does not sell it. sold_out - no room is left. past and beyond_horizon - outside what can be booked at all.
         * @enum {string}
         */
        DayStatus: "open" | "closed" | "sold_out" | "past" | "beyond_horizon";
        /** @description One day of the calendar, as a night to stay and as a day to come or go. */
        CalendarDay: {
            /** @description The night from this day to the next. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["DayStatus"];
            /** @description The lowest price of a room for the night; null where it cannot be stayed. */
            price: components["schemas"]["Amount"] | null;
            /** @description Whether no open day of its month is cheaper */
            is_cheapest: boolean;
            /** @description The shortest stay that may start on it */
            min_nights: number;
            /** @description The longest stay that may start on it */
            max_nights: number;
            /** @description Whether it is one of the property's holidays, a Sunday aside; absent where it is none */
            is_holiday?: boolean;
            /** @description Whether no stay may start on it */
            closed_to_arrival: boolean;
            /** @description Whether no stay may end on it */
            closed_to_departure: boolean;
        };
        /** @description Price and availability by day. */
        Calendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description The property's own day at this moment. */
            today: components["schemas"]["StayDate"];
            /** @description Each day from `from` to `to`, in order. */
            days: components["schemas"]["CalendarDay"][];
        };
        /** @description Who sleeps in one room. */
        PartyRoom: {
            /** @description Everybody who is older than a child */
            adult: number;
            /** @description Children by the property's age bands */
            kid: number;
            /** @description Infants by the property's age bands; they take no place and cost nothing */
            infant: number;
            /** @description Animals; only where the property takes them */
            pet: number;
        };
        /** @description When, and who sleeps in which room. */
        SearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The day of check-in. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out; the last night is the one before. */
            end_date: components["schemas"]["StayDate"];
            /** @description One entry a room. */
            reservationInfo: components["schemas"]["PartyRoom"][];
            /** @description Absent for the usual prices. */
            promotion_code?: components["schemas"]["PromotionCode"];
        };
        /** @description A room type. */
        Room: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            room_type_name: string;
            /** @description A few sentences, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description What is seen from the window */
            view_type: string;
            /** @description Which beds, and how many */
            bed_type: string;
            /** @description Square metres */
            area: number;
            /** @description Guests that the price includes */
            standard: number;
            /** @description Fewer do not get the room */
            min_person: number;
            /** @description Guests that the room takes, infants not counted */
            max_person: number;
            /** @description What the price includes. */
            included_items: string[];
            /** @description What is paid for at the hotel. */
            paid_extras: string[];
            /** @description Whether animals may sleep in it; the property must take them as well */
            pets_allowed: boolean;
            /** @description Those of the property's icons that the room offers itself, in the provider's order; the first four stand in the list. None where the provider marks no room. */
            icons: components["schemas"]["IconFile"][];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["Picture"][];
        };
        /**
         * @description available - can be booked. sold_out - fewer rooms are left than wanted. closed - not sold on a night of the stay, or not for a stay of this length. too_small - the party does not fit. pets_not_allowed - the party has a pet and the room takes none.
         * @enum {string}
         */
        OfferStatus: "available" | "sold_out" | "closed" | "too_small" | "pets_not_allowed";
        /** @description What one room costs on one night. */
        NightPrice: {
            /** @description The night from this day to the next. */
            date: components["schemas"]["StayDate"];
            /** @description For the guests that the price includes, taxes included. */
            price: components["schemas"]["Amount"];
        };
        /** @description What a room type costs for the dates and the whole party, before promotion. */
        RoomPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            status: components["schemas"]["OfferStatus"];
            /** @description How many are left, when they are few */
            remaining: number | null;
            /** @description Where the stay is too short for the room type, from how many nights on it is sold on that arrival; null elsewhere */
            min_nights: number | null;
            /** @description The room's own price on each night, without extra persons; empty where it is not available. */
            nights: components["schemas"]["NightPrice"][];
            /** @description All rooms of the party, extra persons and pets included; null where it is not available. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Something sold with a room, at a price a night or a stay. */
        Package: {
            package_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            package_name: string;
            /** @description A few sentences, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description What the guest gets beside the room. */
            included_items: string[];
            /** @description The room types that it can be had with. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description The options that every room has with it; they cannot be had beside it. */
            included_upsellings: components["schemas"]["ItemCode"][];
            /** @description Shorter stays cannot have it */
            min_nights: number;
            /** @description The first stands in the list. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description What a package adds to each room of the stay. */
        PackagePrice: {
            package_code: components["schemas"]["ItemCode"];
            /**
             * @description Whether the price is for each night or once for the stay
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description For one room, taxes included, on usual nights. */
            price: components["schemas"]["Amount"];
            /** @description What it adds to one room over the dates that were asked for, each night at its own price; null where it is not sold on them. Absent where no dates were asked for. */
            stay_price?: components["schemas"]["Amount"] | null;
        };
        /** @description One thing to choose - a room, with a package or without - at its price for the stay and the party. */
        SumPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Null for the room alone. */
            package_code: components["schemas"]["ItemCode"] | null;
            status: components["schemas"]["OfferStatus"];
            /** @description All rooms, extra persons, pets and the package included. */
            before_discount: components["schemas"]["Amount"];
            /** @description What the promotion takes off; 0 without one. */
            discount_promotion_price: components["schemas"]["Amount"];
            /** @description What the guest would pay before options, taxes included. */
            total_price: components["schemas"]["Amount"];
            /** @description What a member would pay for the same - who is logged in by their own tier, anybody else by the first, which who joins has at once. Absent where that is no less, and beside a promotion, which it does not go together with. */
            member_total_price?: components["schemas"]["Amount"];
            /** @description The total shared by nights and rooms, rounded down, to compare by. */
            night_price: components["schemas"]["Amount"];
            /** @description The last day on which cancelling costs nothing; null where it always costs. */
            free_until: components["schemas"]["StayDate"] | null;
        };
        /** @description An option. It costs price x count x number of dates. */
        Upselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            upselling_name: string;
            /** @description A few sentences, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description For one, on one date, taxes included. */
            price: components["schemas"]["Amount"];
            /** @description The most that one room may take a day */
            max_count: number;
            /** @description Whether the guest picks nights; otherwise it is had once, on arrival */
            by_date: boolean;
            /** @description Where it is staying longer, until when; null for any other option. A room has one check-out time - such an option, an early check-out, or the usual time. */
            checkout_time: components["schemas"]["ClockTime"] | null;
            /** @description The smallest stock on a day of the stay; null where it is not counted */
            remaining: number | null;
            /** @description Null without one. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description Leaving early for a lower price. */
        EarlyCheckout: {
            /** @description Which of the property's offers; sent back when quoting */
            early_checkout_seq: number;
            /** @description Until when the room is left instead. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Off each room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description What pets cost a stay, each one from the first that is charged. */
        PetUpselling: {
            /** @description For each charged animal, once a stay. */
            price: components["schemas"]["Amount"];
            /** @description The first animal that is charged */
            charged_from: number;
            /** @description The most animals in one room */
            max_count: number;
        };
        /** @description discount_amount is a percentage where discount_type is PERCENT, else an amount off each room. */
        Promotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description As the price line calls it, in the guest's language, else in the property's fallback language */
            promotion_name: string;
            /**
             * @description PERCENT of nights, extra persons, pets and package, or a FIXED amount
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description Percent, or minor units of the currency, by the type */
            discount_amount: number;
        };
        /** @description All that the list of offers shows. */
        SearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The day of check-in, as it was asked for. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out, as it was asked for. */
            end_date: components["schemas"]["StayDate"];
            /** @description From check-in to check-out */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description Every room type of the property, in the provider's order; those that cannot be had say so in roomPriceList. */
            roomList: components["schemas"]["Room"][];
            /** @description One entry for each of roomList, in its order. */
            roomPriceList: components["schemas"]["RoomPrice"][];
            /** @description Every package of the property, in the provider's order. */
            packageList: components["schemas"]["Package"][];
            /** @description One entry for each of packageList, in its order. */
            packagePriceList: components["schemas"]["PackagePrice"][];
            /** @description Everything that can be chosen, cheapest first. */
            sumPriceList: components["schemas"]["SumPrice"][];
            /** @description Every option of the property, to be chosen after the room. */
            upsellingList: components["schemas"]["Upselling"][];
            /** @description Empty where the property has no such offer. */
            earlyCheckoutList: components["schemas"]["EarlyCheckout"][];
            /** @description Null where the property takes no animals. */
            petUpselling: components["schemas"]["PetUpselling"] | null;
            /** @description The one whose code was sent; null without a code. */
            promotion: components["schemas"]["Promotion"] | null;
            /** @description Only where nothing is available. */
            nearest_dates: components["schemas"]["NearestDates"][];
        };
        /** @description A room type with its details. */
        RoomResult: {
            result: components["schemas"]["Success"];
            room: components["schemas"]["Room"];
        };
        /** @description A package with its details and its price. */
        PackageResult: {
            result: components["schemas"]["Success"];
            package: components["schemas"]["Package"];
            price: components["schemas"]["PackagePrice"];
        };
        /** @description A code, and the stay that it is to be used for. */
        PromotionCheckRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            promotion_code: components["schemas"]["PromotionCode"];
            /** @description The day of check-in. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out; the last night is the one before. */
            end_date: components["schemas"]["StayDate"];
        };
        /** @description A code that can be used for the stay. */
        PromotionResult: {
            result: components["schemas"]["Success"];
            promotion: components["schemas"]["Promotion"];
        };
        /** @description Where ships of the property leave and arrive. */
        Port: {
            port_code: components["schemas"]["PortCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            port_name: string;
            country: components["schemas"]["CountryCode"];
            /** @description IANA name of the zone of the port's clock */
            time_zone: string;
            /** @description Of the terminal where travellers report */
            address: string;
            /** @description Where the map points; null where the provider gave no place. */
            location: components["schemas"]["Location"] | null;
            /** @description Null without one. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A way from one port to another, in this direction, as the property sells it. */
        Route: {
            route_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            route_name: string;
            /** @description The port of departure. */
            from: components["schemas"]["PortCode"];
            /** @description The port of arrival. */
            to: components["schemas"]["PortCode"];
            /** @description The routes that lead back, for a round trip; empty where the route is sold one way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description From quay to quay on usual days */
            duration_minutes: number;
            /** @description How many months after the last arrival of the voyage a passport must still be good; 0 where that day is enough */
            passport_valid_months: number;
            /** @description The ships that sail it. */
            ship_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A ship, as a list shows it. */
        ShipSummary: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            ship_name: string;
            /** @description Travellers that the ship takes, infants too */
            capacity: number;
            /** @description Null without one. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description Where one can leave from, and where to. */
        PortsResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            /** @description In the provider's order; each has a route that leaves or arrives. */
            ports: components["schemas"]["Port"][];
            /** @description In the provider's order. */
            routes: components["schemas"]["Route"][];
            /** @description Those that sail the routes, in the provider's order. */
            ships: components["schemas"]["ShipSummary"][];
        };
        /**
         * @description open - a ship sails and can be booked. sold_out - every ship of the day is full. cancelled - every sailing of the day was cancelled. no_sailing - no ship sails. past and beyond_horizon - outside what can be booked at all.
         * @enum {string}
         */
        SailingDayStatus: "open" | "sold_out" | "cancelled" | "no_sailing" | "past" | "beyond_horizon";
        /** @description One day of a route's calendar, as a day to leave on. */
        SailingDay: {
            /** @description The day of departure, by the clock of the port that is left. */
            date: components["schemas"]["StayDate"];
            status: components["schemas"]["SailingDayStatus"];
            /** @description The lowest for one adult, port tax included, in one direction; null where nothing can be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description Whether no open day of its month is cheaper */
            is_cheapest: boolean;
            /** @description How many travellers the day still takes, when they are few; null elsewhere */
            remaining: number | null;
            /** @description How many ships sail on it, cancelled ones not counted */
            sailings: number;
            /** @description Whether it is one of the property's holidays, a Sunday aside; absent where it is none */
            is_holiday?: boolean;
        };
        /** @description On which days a route is sailed, and from which price on. */
        SailingCalendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            route_code: components["schemas"]["ItemCode"];
            currency: components["schemas"]["Currency"];
            /** @description The property's own day at this moment. */
            today: components["schemas"]["StayDate"];
            /** @description Each day from `from` to `to`, in order. */
            days: components["schemas"]["SailingDay"][];
        };
        /** @description Which way, on which day or days, and how many travel. With one of return_route_code and return_date both are there. */
        SailingSearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The way out. */
            route_code: components["schemas"]["ItemCode"];
            /** @description The day of leaving, by the clock of the port that is left. */
            departure_date: components["schemas"]["StayDate"];
            /** @description One of the return_route_codes of the way out; absent for one way. */
            return_route_code?: components["schemas"]["ItemCode"];
            /** @description The day of leaving for the way back; absent for one way. */
            return_date?: components["schemas"]["StayDate"];
            /** @description Everybody who is older than a child */
            adult: number;
            /** @description Children by the property's age bands */
            kid: number;
            /** @description Infants by the property's age bands; they take no berth, and a place on the ship */
            infant: number;
        };
        /**
         * @description open - can be booked. sold_out - takes fewer than want to travel, or has no cabin for them. cancelled - does not sail. departed - has left, or takes no more bookings.
         * @enum {string}
         */
        SailingStatus: "open" | "sold_out" | "cancelled" | "departed";
        /** @description A sailing of the day, for these travellers. */
        Sailing: {
            leg: components["schemas"]["VoyageLeg"];
            status: components["schemas"]["SailingStatus"];
            /** @description How many travellers it still takes, when they are few; null elsewhere */
            remaining: number | null;
            /** @description The lowest for one adult in this direction, port tax included; null where it cannot be booked. */
            price: components["schemas"]["Amount"] | null;
            /** @description The lowest for these travellers in this direction, in as few cabins of one type as they need, supplements and port tax included; null where it cannot be booked. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description What sails on the day, or on both. */
        SailingSearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            trip: components["schemas"]["TripKind"];
            /** @description In the order of departure; never empty. */
            outbound: components["schemas"]["Sailing"][];
            /** @description In the order of departure; empty for one way. One can be taken after an outbound that has arrived before it leaves. */
            inbound: components["schemas"]["Sailing"][];
        };
        /** @description The sailings that were chosen, and how many travel. */
        CabinSearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The departure_code of the way out. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The departure_code of the way back; absent for one way. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description Everybody who is older than a child */
            adult: number;
            /** @description Children by the property's age bands */
            kid: number;
            /** @description Infants by the property's age bands; they take no berth, and a place on the ship */
            infant: number;
        };
        /** @description A kind of cabin. */
        CabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            cabin_type_name: string;
            /** @description A few sentences, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description What is seen from the window, or that there is none */
            view_type: string;
            /** @description Which berths, and how many */
            bed_type: string;
            /** @description Square metres */
            area: number;
            /** @description Travellers that sleep in it, infants not counted */
            berths: number;
            /** @description Fewer do not get the cabin */
            min_person: number;
            /** @description What the price includes. */
            included_items: string[];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["Picture"][];
        };
        /** @description What one traveller of each band costs. */
        BandAmounts: {
            /** @description For everybody who is older than a child. */
            adult: components["schemas"]["Amount"];
            /** @description For a child. */
            kid: components["schemas"]["Amount"];
            /** @description Without a berth of their own. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A kind of cabin on every leg of the voyage. Amounts are for all legs together. */
        CabinOffer: {
            cabin_type: components["schemas"]["CabinType"];
            status: components["schemas"]["OfferStatus"];
            /** @description How many cabins are left on the leg that has fewer, when they are few; null elsewhere */
            remaining: number | null;
            /** @description The fewest cabins of this type that these travellers need; null where they are more than one booking takes */
            cabins_needed: number | null;
            /** @description For a berth; null where it is not available. */
            fares: components["schemas"]["BandAmounts"] | null;
            /** @description Beside the fare; null where it is not available. */
            port_tax: components["schemas"]["BandAmounts"] | null;
            /** @description For who has a cabin of several berths alone, infants not counted; null where it is not available. */
            single_use_supplement: components["schemas"]["Amount"] | null;
            /** @description For these travellers in cabins_needed cabins of this type, supplements and port tax included; null where it is not available. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description The cabins of a voyage. */
        CabinSearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            trip: components["schemas"]["TripKind"];
            /** @description As they are sailed, the way out first. */
            legs: components["schemas"]["VoyageLeg"][];
            /** @description The most cabins of one booking */
            max_rooms: number;
            /** @description The last day on which cancelling costs nothing; null where it always costs. */
            free_until: components["schemas"]["StayDate"] | null;
            /** @description In the provider's order; every kind that sails on each leg, sold-out ones too. */
            cabins: components["schemas"]["CabinOffer"][];
        };
        /**
         * @description What a part of a deck is for.
         * @enum {string}
         */
        DeckAreaKind: "cabins" | "bridge" | "stairs" | "restaurant" | "cafe" | "lounge" | "shop" | "bath" | "playroom" | "open_deck" | "engine" | "other";
        /** @description A rectangle of a deck. Percent run from the stern (0) to the bow (100), and from the port side (0) to starboard (100). */
        DeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description What stands on its door, in the guest's language, else in the property's fallback language; null where its kind says it all */
            name: string | null;
            /** @description Which cabins lie here; null where none do. */
            cabin_type_code: components["schemas"]["ItemCode"] | null;
            /** @description Where it begins from the stern */
            x: number;
            /** @description Where it begins from the port side */
            y: number;
            /** @description Towards the bow */
            width: number;
            /** @description Towards starboard */
            height: number;
        };
        /** @description One level of a ship. */
        Deck: {
            /** @description Counted from the keel up */
            deck_number: number;
            /** @description As signs on board call it, in the guest's language, else in the property's fallback language */
            deck_name: string;
            /** @description None lies on another. */
            areas: components["schemas"]["DeckArea"][];
        };
        /** @description A ship, with its plan. */
        Ship: {
            ship_code: components["schemas"]["ItemCode"];
            /** @description As the property calls it, in the guest's language, else in the property's fallback language */
            ship_name: string;
            /** @description A few sentences, in the guest's language, else in the property's fallback language; plain text */
            description: string;
            /** @description Travellers that it takes, infants too */
            capacity: number;
            /** @description GT; null where it is not said */
            gross_tonnage: number | null;
            /** @description Metres over all; null where it is not said */
            length: number | null;
            /** @description The year in which it was launched; null where it is not said */
            built: number | null;
            /** @description What is on board. */
            facilities: string[];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["Picture"][];
            /** @description From the top down. */
            decks: components["schemas"]["Deck"][];
            /** @description In the provider's order. */
            cabin_types: components["schemas"]["CabinType"][];
        };
        /** @description All of a ship that a guest wants to know. */
        ShipResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            ship: components["schemas"]["Ship"];
        };
        /** @description An option that is taken in one room. */
        SelectedUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            /** @description A day, at most max_count of the option */
            count: number;
            /** @description The nights it is had on; empty for an option that is had once. */
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
        /** @description One room as the guest wants it. */
        ReservationRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Everybody who is older than a child */
            adult: number;
            /** @description Children by the property's age bands */
            kid: number;
            /** @description Infants by the property's age bands; they take no place and cost nothing */
            infant: number;
            /** @description Animals; only where the property and the room type take them */
            pet: number;
            /** @description The offer of leaving early that is taken; absent for the usual time */
            early_checkout_seq?: number;
            /** @description The options of this room; each code at most once. */
            selectedUpselling: components["schemas"]["SelectedUpselling"][];
            /** @description Coupons of who is logged in - at most one a night, and one for the options; each once in the stay. Absent for none. */
            coupon_list?: components["schemas"]["CouponChoice"][];
            /** @description What the tier of who is logged in is worth in this room, of what the quote offers; each once in a room, and with the membership number that is booked with. Absent for none. */
            benefit_list?: components["schemas"]["StayBenefitType"][];
        };
        /** @description What the guest wants to buy: codes and counts, never a price. */
        QuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The day of check-in. */
            start_date: components["schemas"]["StayDate"];
            /** @description The day of check-out; the last night is the one before. */
            end_date: components["schemas"]["StayDate"];
            /** @description The same for all rooms; absent for the rooms alone. */
            package_code?: components["schemas"]["ItemCode"];
            /** @description Absent for the usual prices. */
            promotion_code?: components["schemas"]["PromotionCode"];
            /** @description The membership number that is booked with; one of who is logged in. Absent for a visitor and for a member without one */
            member_no?: string;
            /** @description Points of who is logged in that are used, each worth a minor unit of the currency; absent for none */
            use_point?: number;
            /** @description The contract whose vouchers pay every night of every room; absent for none. Nothing else is used beside them. */
            voucher_contract?: components["schemas"]["ContractNumber"];
            /** @description One entry a room, all of one room type. */
            reservationRoomList: components["schemas"]["ReservationRoom"][];
        };
        /**
         * @description What confirms it. payment - the card is charged or kept as a guarantee. code - nothing is due now, and a code that is sent to who books is typed. holder - nothing more; who may change the reservation has asked for it, and nothing is due.
         * @enum {string}
         */
        ConfirmedBy: "payment" | "code" | "holder";
        /** @description What a member has of a stay that a visitor has not. */
        MemberOffer: {
            /** @description The points that the stay earns in the first tier, which everybody begins in, once it is over */
            earn_point: number;
            /** @description What the stay costs by the member price of that tier; absent where that is no less, and beside a promotion. */
            total_price?: components["schemas"]["Amount"];
        };
        /** @description What the tier of the member is worth in this stay. The member price stands in place of the public one by itself, but not beside a promotion, which is asked for. */
        StayMembership: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As in the tier */
            tier_name: string;
            /** @description As in the tier */
            colour: string;
            /** @description What the member price is below the public one; 0 where there is no member price */
            percent: number;
            /** @description What the stay costs as it is chosen, before points, by the member price and without a promotion. */
            total_price: components["schemas"]["Amount"];
            /** @description That each of its rooms can be booked with. */
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
        /** @description Points for this stay. They do not go together with a coupon or a promotion. */
        StayMileage: {
            /** @description What the member has */
            balance: number;
            /** @description Points are used in multiples of it */
            unit: number;
            /** @description The fewest that are used */
            minimum: number;
            /** @description The most that this stay can take without coupons and promotion; 0 where it is fewer than the minimum */
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
        /** @description What a member has that this stay can be booked with. */
        StayBenefits: {
            /** @description Null without the membership number that is booked with, and where the property gives members nothing in a booking. */
            membership: components["schemas"]["StayMembership"] | null;
            /** @description Own coupons that fit the stay, used for it already or not; those that end first first. */
            coupons: components["schemas"]["UsableCoupon"][];
            /** @description Null where the property takes no points. */
            mileage: components["schemas"]["StayMileage"] | null;
            /** @description Own contracts whose vouchers could pay its nights. */
            vouchers: components["schemas"]["UsableVoucher"][];
        };
        /** @description A price, kept for half an hour; nothing is taken yet. */
        QuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description Sent when reserving
             */
            quote_id: string;
            /** @description Sent as Quote-Token when reserving */
            quote_token: string;
            /** @description Half an hour after the quote. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            /** @description What logging in, or joining, would bring for this stay; absent for who is logged in, and where that is nothing. */
            member_offer?: components["schemas"]["MemberOffer"];
            /** @description What who is logged in could use for this stay, and what using it now would leave; absent for a visitor and of a voyage. */
            benefits?: components["schemas"]["StayBenefits"];
        };
        /** @description One cabin as the guest wants it, on every leg. Of travellers who take a berth there are as many as its berths at most, and as its min_person at least; an infant sleeps beside an adult, and children may have a cabin beside that of the adults. */
        VoyageCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Everybody who is older than a child; a voyage has at least one */
            adult: number;
            /** @description Children by the property's age bands */
            kid: number;
            /** @description Infants by the property's age bands; they take no berth, and a place on the ship */
            infant: number;
        };
        /** @description Which sailings, and who sleeps in which cabin: codes and counts, never a price. */
        VoyageQuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The departure_code of the way out. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The departure_code of the way back; absent for one way. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description The membership number that is booked with; one of who is logged in. Absent for a visitor and for a member without one */
            member_no?: string;
            /** @description One entry a cabin; the types may differ. */
            cabins: components["schemas"]["VoyageCabin"][];
        };
        /** @description Who stays, who books where that is somebody else, and who to reach in an emergency where the property asks. Who books pays, hears from the property, and opens the reservation; without booker fields that is the guest, whose phone and email are then required. With one of them all four are. */
        CustomerInfo: {
            /** @description Of who stays, in the letters of their passport or their own. */
            guest_last_name: components["schemas"]["PersonName"];
            /** @description Of who stays. */
            guest_first_name: components["schemas"]["PersonName"];
            /** @description Digits only; may be absent where somebody else books */
            guest_phone?: string;
            /**
             * Format: email
             * @description Where the guest can be written to; may be absent where somebody else books
             */
            guest_email?: string;
            /** @description Of who books for the guest. */
            booker_last_name?: components["schemas"]["PersonName"];
            /** @description Of who books for the guest. */
            booker_first_name?: components["schemas"]["PersonName"];
            /** @description Digits only */
            booker_phone?: string;
            /**
             * Format: email
             * @description Where who books can be written to
             */
            booker_email?: string;
            /** @description A wish to the hotel, which it need not fulfil */
            guest_memo?: string;
            /** @description When the guest expects to arrive, by the property's clock; one before the time of check-in is of the night after it. Absent where they do not know yet, and for a voyage. */
            arrival_time?: components["schemas"]["ClockTime"];
            /** @description Required for a voyage, and where the property has emergency_contact. */
            emergency_name?: components["schemas"]["FullName"];
            /** @description Digits only; required for a voyage, and where the property has emergency_contact */
            emergency_phone?: string;
        };
        /** @description Separate consents; refusing marketing blocks nothing. A voyage needs that of the passports too, and a stay has none. */
        Agreements: {
            /**
             * @description Must be given
             * @constant
             */
            PRIVACY: true;
            /**
             * @description Must be given
             * @constant
             */
            TERMS: true;
            /** @description Free */
            MARKETING: boolean;
            /**
             * @description To keep the passports of the travellers until passports_deleted_on of the quote; must be given for a voyage
             * @constant
             */
            PASSPORT?: true;
        };
        /** @description As it stands in the passport; small letters count as capitals. */
        PassportNumber: string;
        /** @description Who travels, as the passport says. The birthday must make them of the band that their cabin was quoted for. The passport was issued in the past, and is good on the day that the quote calls passports_valid_until. */
        Traveler: {
            /** @description In which of the quoted cabins they sleep, counted from 0 */
            cabin: number;
            /** @description As it is written together; absent where they have none. */
            korean_name?: components["schemas"]["FullName"];
            /** @description The surname in the passport, in Latin letters. */
            english_last_name: components["schemas"]["EnglishName"];
            /** @description The given names in the passport, in Latin letters. */
            english_first_name: components["schemas"]["EnglishName"];
            /** @description As the passport says. */
            gender: components["schemas"]["Gender"];
            /** @description The state that issued the passport. */
            nationality: components["schemas"]["CountryCode"];
            /** @description As the passport says. */
            birthday: components["schemas"]["Birthday"];
            passport_number: components["schemas"]["PassportNumber"];
            /** @description Today or before. */
            passport_issued_on: components["schemas"]["StayDate"];
            /** @description passports_valid_until or later. */
            passport_expires_on: components["schemas"]["StayDate"];
        };
        /** @description A quote that is to be booked, for whom, and with which consents. */
        HoldRequest: {
            /**
             * Format: uuid
             * @description The quote that the Quote-Token came with
             */
            quote_id: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            agreements: components["schemas"]["Agreements"];
            /** @description Everybody who was quoted for, each in a cabin; required for a voyage, and refused for a stay. */
            travellers?: components["schemas"]["Traveler"][];
        };
        /**
         * @description held - the rooms are the guest's until expires_at. confirmed - it has become a reservation. released - given back by the guest. expired - time ran out. held becomes any of the others, and none of those changes again.
         * @enum {string}
         */
        HoldStatus: "held" | "confirmed" | "released" | "expired";
        /** @description What a change costs or gives back. */
        StayDifference: {
            currency: components["schemas"]["Currency"];
            /** @description The total of the stay as it is booked. */
            price_before: components["schemas"]["Amount"];
            /** @description The total of the stay as it would be. */
            price_after: components["schemas"]["Amount"];
            /** @description What comes and what goes, which has the opposite sign; they sum to price_after less price_before. */
            lines: components["schemas"]["PriceLine"][];
            /** @description By card, to confirm the change. */
            to_pay: components["schemas"]["Amount"];
            /** @description Goes back to the card. */
            to_refund: components["schemas"]["Amount"];
            /** @description What would be due at the hotel. */
            balance_due: components["schemas"]["Amount"];
        };
        /** @description What a hold changes. */
        HeldChange: {
            reservation_number: components["schemas"]["DocumentNumber"];
            difference: components["schemas"]["StayDifference"];
        };
        /** @description Rooms that are held, or what has become of them. */
        HoldResult: {
            result: components["schemas"]["Success"];
            hold_number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["HoldStatus"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            /** @description Fifteen minutes after reserving; then the rooms go back. */
            expires_at: components["schemas"]["Instant"];
            /** @description The server's clock, so that a count-down does not trust the browser's. */
            server_time: components["schemas"]["Instant"];
            /** @description Null until it is confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Told once, by reserving; null afterwards */
            reservation_token: string | null;
            /** @description Last name first and unspaced in Hangul, given name first elsewhere */
            guest_name: string;
            /** @description Who books; the guest, unless somebody books for another */
            booker_name: string;
            /** @description Where who books can be written to */
            booker_email: string;
            stay: components["schemas"]["Stay"];
            /** @description In the order in which they were given; empty for a stay. */
            travellers: components["schemas"]["BookedTraveler"][];
            /** @description Null for a new booking. */
            change: components["schemas"]["HeldChange"] | null;
        };
        /** @description A code is on its way. */
        HoldCodeResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /**
             * @description How it is sent
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description Where it is sent, as the guest gave it */
            to: string;
            /** @description Three minutes after it was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description From then on another code may be asked for. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description The code that the guest typed. */
        HoldConfirmationRequest: {
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description What must belong together to open a reservation. */
        LookupRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Of who stays or of who booked; spaces and case do not matter, nor which name comes first */
            guest_name: string;
            /** @description As the guest types it; spaces around it and case do not matter */
            reservation_number: string;
        };
        /** @description The reservation, opened for half an hour. */
        LookupResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Sent as Reservation-Token */
            reservation_token: string;
            /** @description When the token ends. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description A reservation as it stands in a list. */
        ReservationSummary: {
            reservation_number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["ReservationType"];
            status: components["schemas"]["ReservationStatus"];
            /** @description Whether it stands and its last day has not gone by, by the property's clock */
            upcoming: boolean;
            hotel_code: components["schemas"]["HotelCode"];
            /** @description In the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description In the guest's language, else in the property's fallback language; null for the rooms alone */
            package_name: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            /** @description Of the first room or cabin, in the guest's language, else in the property's fallback language */
            room_type_name: string;
            /** @description Rooms or cabins */
            room_count: number;
            /** @description Everybody in all rooms, infants too */
            guest_count: number;
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            /** @description From the first day to the last */
            nights: number;
            currency: components["schemas"]["Currency"];
            /** @description VAT included. */
            total_price: components["schemas"]["Amount"];
            /** @description Of the room, the package or the ship; null without one. */
            picture: components["schemas"]["Picture"] | null;
            /** @description When it was confirmed. */
            reservation_date: components["schemas"]["Instant"];
            /** @description IANA name of the property's zone, in which its moments are shown */
            time_zone: string;
        };
        /** @description A page of a member's reservations. */
        ReservationListResult: {
            result: components["schemas"]["Success"];
            /** @description Those ahead first, the next one at the top; then those that are over, the last one first. */
            reservations: components["schemas"]["ReservationSummary"][];
            /** @description Opens the next page; null on the last. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A reservation, after whatever was done with it. */
        ReservationResult: {
            result: components["schemas"]["Success"];
            reservation: components["schemas"]["Reservation"];
        };
        /** @description What cancelling would cost at this moment. */
        CancellationPreviewResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Whether it can be cancelled at all */
            cancellable: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Days from the property's today to check-in or departure */
            days_before: number;
            /** @description Of the total price, by the policy */
            fee_percent: number;
            /** @description To be sent back when cancelling. */
            fee: components["schemas"]["Amount"];
            /** @description What would go back to the card. */
            refund: components["schemas"]["Amount"];
            /** @description False where nothing was charged - the fee is shown and not collected */
            fee_collected: boolean;
            /** @description Vouchers that would come back, all or none; absent where none were used */
            voucher_refund?: number;
            /** @description Points that would come back, with the expiry they had; absent where none were used */
            point_refund?: number;
        };
        /** @description The guest's consent to cancel for a fee. */
        CancellationRequest: {
            /** @description The fee that the guest was shown and agrees to. */
            fee: components["schemas"]["Amount"];
            /** @description In the words of the guest; for the hotel */
            reason?: string;
        };
        /** @description What the stay would be, and what the change costs, kept for half an hour; nothing is taken yet. */
        ChangeQuoteResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uuid
             * @description Sent when changing
             */
            quote_id: string;
            /** @description Half an hour after the quote. */
            expires_at: components["schemas"]["Instant"];
            confirmed_by: components["schemas"]["ConfirmedBy"];
            stay: components["schemas"]["Stay"];
            difference: components["schemas"]["StayDifference"];
        };
        /** @description One cabin as the guest wants it instead, and who sleeps in it. */
        VoyageChangeCabin: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description Places in the list of the reservation's travellers, from 0; each traveller in one cabin */
            travellers: number[];
        };
        /** @description Other sailings, other cabins, or another way to share them, for the same travellers. Bands are counted anew on the new days. */
        VoyageChangeRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The departure_code of the way out. */
            outbound: components["schemas"]["ItemCode"];
            /** @description The departure_code of the way back; absent for one way. */
            inbound?: components["schemas"]["ItemCode"];
            /** @description One entry a cabin; the types may differ. */
            cabins: components["schemas"]["VoyageChangeCabin"][];
        };
        /** @description The change that the guest was told the price of. */
        ChangeRequest: {
            /**
             * Format: uuid
             * @description The quote of the change, of this reservation
             */
            quote_id: string;
        };
        /** @description A mail is on its way again. */
        ConfirmationMailResult: {
            result: components["schemas"]["Success"];
            confirmation_mail: components["schemas"]["ConfirmationMail"];
        };
        /** @description RFC 5545. */
        CalendarFile: string;
        /** @description What the property's staff scan at check-in. */
        CheckInTokenResult: {
            result: components["schemas"]["Success"];
            /** @description Says nothing by itself; shown as a QR code */
            token: string;
            /** @description Five minutes after it was made. */
            expires_at: components["schemas"]["Instant"];
            /** @description The server's clock, so that the next one is asked for in time whatever the browser's says. */
            server_time: components["schemas"]["Instant"];
        };
        /** @description What is to be paid. */
        PaymentRequest: {
            /** @description Of the hold that the Reservation-Token opens. */
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description One that the property offers (payment_methods of main); without it the first of them. A guarantee takes a card. */
            method?: components["schemas"]["PaymentMethod"];
        };
        /** @description Handed as it is to NicePay's window. */
        NicepayWindowRequest: {
            /** @description The merchant at the provider */
            clientId: string;
            /**
             * @description What was chosen, in the provider's words; the window opens with it
             * @enum {string}
             */
            method: "card" | "kakaopay" | "naverpayCard" | "payco" | "samsungpayCard";
            orderId: components["schemas"]["OrderId"];
            amount: components["schemas"]["Amount"];
            /** @description What the window shows as bought */
            goodsName: string;
            /**
             * Format: uri
             * @description Where the window posts its form
             */
            returnUrl: string;
            /** @description Comes back as it was sent */
            mallReserved: string;
            /** @description The guest's */
            buyerName: string;
            /** @description The guest's, in digits */
            buyerTel: string;
            /** @description The guest's */
            buyerEmail: string;
            /**
             * @description Of the window; one that it does not have is English
             * @enum {string}
             */
            language: "KO" | "EN" | "CN";
            /**
             * @description One that the provider can charge
             * @enum {string}
             */
            currency: "KRW" | "USD" | "CNY";
        };
        /** @description NicePay's window, which its script opens with this request. */
        NicepayWindow: {
            /**
             * @description Tells this window from the others. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "nicepay";
            /**
             * Format: uri
             * @description Loaded once; brings the window
             */
            script_url: string;
            request: components["schemas"]["NicepayWindowRequest"];
        };
        /** @description The provider's own frame that takes the card of a guarantee; it posts the token to its parent. */
        CardTokenFrame: {
            /**
             * @description Tells this frame from the windows. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "card_token";
            /**
             * Format: uri
             * @description Shown within the payment page
             */
            frame_url: string;
            /**
             * Format: uri
             * @description The only origin a message is taken from
             */
            origin: string;
        };
        /** @description What the browser opens to pay or to guarantee, by the provider that takes the card. */
        CardWindow: components["schemas"]["NicepayWindow"] | components["schemas"]["CardTokenFrame"];
        /** @description A payment that the browser can begin. */
        PaymentReadyResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What will be charged; 0 for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description When the hold ends. */
            expires_at: components["schemas"]["Instant"];
            /** @description The server's clock, so that a count-down does not trust the browser's. */
            server_time: components["schemas"]["Instant"];
            /** @description What the browser opens next; its provider says which of them it is. */
            card_window: components["schemas"]["CardWindow"];
        };
        /** @description The form of the card window. Fields that a later version of it adds are ignored. */
        PaymentReturn: {
            /** @description 0000 where the card was authorised; anything else is a refusal or a closed window */
            authResultCode: string;
            /** @description The provider's own words, in Korean */
            authResultMsg?: string;
            /** @description The provider's transaction */
            tid?: string;
            /** @description The merchant at the provider */
            clientId?: string;
            /** @description The id of the payment */
            orderId: string;
            /** @description In digits; must be what was asked for */
            amount?: string;
            /** @description As it was sent; by it a refusal, which the provider does not sign, is known to come from the window */
            mallReserved?: string;
            /** @description Part of what is signed */
            authToken?: string;
            /** @description SHA-256 in hex of authToken, clientId, amount and the secret */
            signature?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description In the shape of an approval's answer. Fields that a later version of it adds are ignored. */
        NicepayWebhook: {
            /** @description 0000 for a success */
            resultCode?: string;
            /** @description The provider's own words */
            resultMsg?: string;
            /** @description The provider's transaction */
            tid: string;
            /** @description The id of the payment */
            orderId: string;
            /** @description When it was signed, by the provider's clock */
            ediDate: string;
            /** @description SHA-256 in hex of tid, amount, ediDate and the secret */
            signature: string;
            /** @description What became of it, in the provider's words; asked about, not believed */
            status?: string;
            /** @description Of the transaction */
            amount: number;
            /** @description What is left of it after refunds */
            balanceAmt?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The two letters that end the retries of the provider.
         * @constant
         */
        WebhookAnswer: "OK";
        /** @description How far a payment has come. */
        PaymentResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What is, was or would be charged; 0 for a guarantee. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            hold_number: components["schemas"]["DocumentNumber"];
            /** @description Null until it is completed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Why it ended without a reservation. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description A card as the provider's frame knows it. */
        GuaranteeRequest: {
            /** @description Posted by the frame to the page around it */
            card_token: string;
        };
        /** @description A text by language. Where a guest's language is not written, the other Chinese is told to who reads Chinese, then the fallback language that the property names, then Korean, which is therefore required. Texts of no one property fall back to Korean. */
        LocalizedText: {
            /** @description Korean */
            ko: string;
            /** @description English */
            en?: string;
            /** @description Japanese */
            ja?: string;
            /** @description Chinese in simplified characters */
            "zh-CN"?: string;
            /** @description Chinese in traditional characters */
            "zh-TW"?: string;
            /** @description Spanish */
            es?: string;
            /** @description Portuguese */
            pt?: string;
            /** @description Vietnamese */
            vi?: string;
            /** @description Thai */
            th?: string;
            /** @description Mongolian */
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
        /** @description Something broke on our side; nothing was half done. */
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
        /** @description The operation is in the contract, and nobody has built it yet. */
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
        /** @description The service cannot answer just now; nothing was changed. */
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
        /** @description The body cannot be read. */
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
        /** @description The body has more bytes than the operation takes (`x-body-limit`). */
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
        /** @description The body's content type is not the one named here. */
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
        /** @description No property of this site has this code. */
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
        /** @description Too many calls for this account or from this address. */
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
        /** @description The credential is missing, has expired or was ended. */
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
        /** @description There is nothing at this address for this caller. */
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
        /** @description What the caller has is still true. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such reservation among those that this caller may open. */
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
         * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
         * @example ko-KR
         */
        AcceptLanguage: string;
        /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
        IdempotencyKey: string;
        /**
         * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
         * @example W/"5f2c"
         */
        IfNoneMatch: string;
        /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
        GuestCompany: string;
        /** @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with. */
        CardProvider: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this call, in our log too. It is the caller's own X-Request-Id where one was sent that fits.
         * @example 0197f3a2-6d1e-7c40-9b1a-4f2f6a1f9c11
         */
        RequestId: string;
        /**
         * @description What may be kept - `no-store` nothing, `no-cache` what is asked about with its ETag before each use.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description Which kind of credential is wanted.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description Seconds to wait before the call is worth repeating.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description How many calls the limit lets through.
         * @example 20
         */
        RateLimitLimit: number;
        /**
         * @description How many of them are left.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the limit counts anew.
         * @example 30
         */
        RateLimitReset: number;
        /**
         * @description Changes when the answer changes; send it back as If-None-Match.
         * @example W/"5f2c"
         */
        ETag: string;
        /**
         * @description The page of the site that the browser goes to next.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description The property is served here. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
            /** @description The terms, in their order. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description Our price and theirs. */
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
            /** @description The dates are not valid. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description The first day. */
                from: components["schemas"]["StayDate"];
                /** @description The last day, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description How many rooms are wanted at once. */
                rooms?: number;
                /** @description Only this room type. */
                room_type_code?: components["schemas"]["ItemCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such property, or it sells nothing in this period. */
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
            /** @description The period is not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
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
            /** @description What there is. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such property, or it has no room type. */
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
            /** @description The property does not sell these dates, or not to this party without help. */
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
            /** @description The dates, the party or the promotion code are not valid. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A room type of the property, by its own code. */
                room_type_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room type. */
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
            /** @description No such property, or it has no such room type. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A package of the property, by its own code. */
                package_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
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
            /** @description No such property, or it has no such package. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description The code can be used. */
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
            /** @description No such code, or not for this stay. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ports, in order. */
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
            /** @description No such property, or it sells no sailings. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
                /** @description The way whose departures are wanted; for the way back, the route that leads back. */
                route_code: components["schemas"]["ItemCode"];
                /** @description The first day. */
                from: components["schemas"]["StayDate"];
                /** @description The last day, inclusive. */
                to: components["schemas"]["StayDate"];
                /** @description How many want to travel, infants too; a day that takes fewer is sold out. */
                travellers?: number;
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order. */
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
            /** @description No such property or route, or no ship sails it in this period. */
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
            /** @description The period is not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description What sails. */
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
            /** @description No such property or route, or no ship sails it on the day. */
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
            /** @description The days or the travellers are not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description The cabins, in order. */
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
            /** @description No such property or sailing. */
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
            /** @description A sailing cannot be booked any more. */
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
            /** @description The sailings do not make a voyage, or the travellers are too many. */
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
                /** @description The property that is asked about. */
                hotel_code: components["schemas"]["HotelCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The ETag of the answer that the caller has. When that is still true, the answer is 304 and has no body.
                 * @example W/"5f2c"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A ship of the property, by its own code. */
                ship_code: components["schemas"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ship. */
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
            /** @description No such property, or it has no such ship. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
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
            /** @description The price, good until it expires. */
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
            /** @description A membership number, a coupon or points were given and nobody is logged in. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such property, room type, package or option, or no such membership number or contract of who is logged in. */
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
            /** @description It cannot be sold as asked. */
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
            /** @description The dates, the party, the rooms or the code are not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
            /** @description The price, good until it expires. */
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
            /** @description A membership number was given and nobody is logged in. */
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
            /** @description No such property, sailing or cabin type. */
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
            /** @description It cannot be sold as asked. */
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
            /** @description The sailings do not make a voyage, or the travellers do not fit into the cabins. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
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
            /** @description Held. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such quote for this token, or its contract cannot be booked with any more. */
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
            /** @description The rooms are gone, or the price is another. */
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
            /** @description The request is not valid, or the stay is not by now. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As reserving told it; the token must be of the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description As reserving told it; the token must be of the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released, now or before. */
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
            /** @description It is being paid, or is a reservation. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As reserving told it; the token must be of the same hold. */
                hold_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
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
            /** @description No such hold for this token. */
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
            /** @description It is a reservation already, or must be paid or guaranteed. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description As reserving told it; the token must be of the same hold. */
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
            /** @description A reservation. */
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
            /** @description No such hold for this token. */
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
            /** @description It must be paid or guaranteed. */
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
            /** @description The hold has expired; or the code has, or was tried too often. */
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
            /** @description Not the code. */
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
            /** @description Found. */
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
            /** @description A member's reservation. */
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
            /** @description No reservation has this name and number, or no such property. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description How far back the window reaches. */
                months?: "1" | "3" | "6";
                /** @description Only those in this state. */
                status?: components["schemas"]["ReservationStatus"];
                /** @description The next_cursor of the page before. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; empty where there are none. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description As the guest was told it; the token must be of the same booking. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is theirs. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It belongs to another member. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
            /** @description Cancelled. */
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
            /** @description It cannot be cancelled now, or the fee is another. */
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
            /** @description The request is not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
            /** @description The price, good until it expires. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such reservation, room type, package or option. */
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
            /** @description The reservation cannot be changed, or not like this. */
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
            /** @description The dates, the party, the rooms or the code are not valid, or nothing would change. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
            /** @description The price, good until it expires. */
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
            /** @description No such reservation, sailing or cabin type. */
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
            /** @description The reservation cannot be changed, or not like this. */
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
            /** @description The sailings do not make a voyage, the travellers do not fit into the cabins, or nothing would change. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `CsHsUi` of the address by which a guest came from a company's own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there. */
                "Company-Info"?: components["parameters"]["GuestCompany"];
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
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
            /** @description Changed, or held to be paid. */
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
            /** @description The property sells to the people of one company, of whom the guest is not known to be. */
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
            /** @description No such reservation, or no such quote of it. */
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
            /** @description The reservation cannot be changed, or not like this any more. */
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
            /** @description The request is not valid. */
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
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description As the guest was told it; the token must be of the same booking, or its member's. */
                reservation_number: components["schemas"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be shown. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
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
            /** @description Ready. */
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
            /** @description No such hold for this token. */
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
            /** @description Another payment of this hold is not finished, or nothing is due. */
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
            /** @description The request is not valid. */
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
                /** @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with. */
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
            /** @description Completed, failed or still in progress; the result page follows. */
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
            /** @description The form is forged. */
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
            /** @description No such payment, or no such card provider. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with. */
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
            /** @description Taken. */
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
            /** @description The signature is wrong. */
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
            /** @description No such payment, or no such card provider. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description The id of the payment, as the card provider knows it. */
                order_id: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
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
            /** @description The request does not obey the contract; `errors` names each place. */
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
                /** @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the payment, as the card provider knows it. */
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
            /** @description Guaranteed. */
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
            /** @description The provider does not know the token, or refused the card. */
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
            /** @description The payment is not waiting for a guarantee. */
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
            /** @description The request is not valid. */
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.
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
