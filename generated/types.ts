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
         * Log in by ID
         * @description Answers a token for a day. A password re-check is the same call, whose token the client ends at once. One answer for every miss; only the right password of a withdrawn account is told so. A social account has no password and misses likewise.
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
         * Find an ID by mobile number
         * @description Needs the ticket that a confirmed code to the number gives, so an ID is told only to who holds the phone. The ticket is used up by it.
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
         * Ask for a password reset
         * @description Sends a code to the stored number when ID, name and phone belong together; answers alike when they do not. The code is confirmed like every other, and its ticket lets `change/password` set a new one.
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
         * @description By the single-use ticket of a reset, for every account with a password; or, logged in, by the current password, for general members. Ends every session of the account.
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
         * @description Revalidates a session at page load by the two keys that login gave, or exchanges once the key that a provider's own site put in the address. Any miss ends the session in silence. A session keeps its token and its end; it is not prolonged.
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
         * @description The token and its keys are dead from this moment.
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
         * Who is logged in
         * @description The member behind the token, and until when.
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
         * Where the member is logged in
         * @description Every login of the caller's that has not ended, so that one that is not theirs is seen and ended. What is kept of a device is what it calls itself, and no address.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends every other login of the caller's at once, with the keys that would begin another. The one that asks goes on.
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
         * Log out somewhere
         * @description Ends one login of the caller's at once. Somebody else's is not there.
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
         * Begin a social login
         * @description Gives the address of the provider's consent page. The flow token stays in the browser that began: without it the provider's answer opens nothing. Good for ten minutes and for one answer.
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
         * @description Exchanges what the provider's consent page sent back. Who is known is logged in; who is not gets a ticket with which a social sign-up begins, with what the provider told. One answer only: a code, a state or a flow token that was used opens nothing.
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
         * Send a code to find an ID
         * @description A code of six digits by SMS, good for three minutes and five tries. It goes out whether or not an ID belongs to the number; what belongs to it is told after it is proven.
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
         * @description Gives a single-use ticket of ten minutes, for what the code was asked for and nothing else.
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
         * Read whose employee a guest is
         * @description A company-linked hotel's own site says by `CsHsUi` which company a guest belongs to: base64url JSON, a dot, and its signature by the company's key. What is not signed rightly, or has expired, is null.
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
         * Begin a sign-up
         * @description Opens a sign-up for one kind of member. Its token ties the steps together for half an hour; after that the sign-up begins anew. With the ticket of a social login it becomes a social sign-up, for general members only.
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
         * Where a sign-up stands
         * @description What has been proven and what is missing; after a reload the site goes on from here.
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
         * @description To the phone or the email that the member, or the guardian of one under 14, wants to prove. A new code ends the one before.
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
         * @description Proves the phone or the email for this sign-up. Whether it is free to use is told only now, to who has proven it.
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
         * Prove an affiliation
         * @description The affiliate's name, business number and customer number must belong together in what the provider registered.
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
         * Prove an owned room
         * @description For pre-sale members: building, unit and room, with the sale number and the contractor's name, must be those of the contract; a corporation adds its business number. One answer for every miss.
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
         * Ask whether an ID or an email is free
         * @description Required before sign-up; creation checks again, because somebody may be quicker. The ID of a withdrawn member is kept for 30 days. Whether an email is somebody's is told to who has proven everything that this kind of member must.
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
         * @description The last step. What was proven comes from the sign-up, the rest from here; a password obeys the rules of the contract. One sign-up makes one member: asked again with the same ID, it answers the same.
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
         * @description The last step of a social sign-up: the information that the provider did not give. Such a member has no password.
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
         * Buildings, units and rooms of the contracts
         * @description What a pre-sale member picks from. It says which rooms there are, not whose they are, and it says so to a pre-sale sign-up only.
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
         * The own contracts
         * @description Contracts of which who is logged in is the main contractor or a sub-member, with their vouchers.
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
         * Take somebody into a contract
         * @description The main contractor takes in a member of the company, who is active at once. Doing it twice is the same as once.
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
         * Switch a sub-member on or off
         * @description Only the main contractor does. Who is off books nothing with the vouchers; what they have booked stands.
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
         * What the vouchers of a contract were used for
         * @description The main contractor is told of every booking, a sub-member of their own.
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
         * Own account
         * @description Everything that the member gave and what kind of member it is.
         */
        get: operations["getMember"];
        /**
         * Edit the own account
         * @description Name in English, address and marketing consent, whole as they are to be; what is absent is taken away. ID, name and birthday stay; phone and email change by a code (changeContact). The day of a consent is kept with it.
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
         * @description To the phone or the email that is to take the place of the account's. Nothing changes until the code comes back. A new code to the same one ends the code before.
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
         * Change phone or email
         * @description To what the code was sent to, which proves it. Whether another account has it is told only now, to who has proven it. The email that the account had until then is told by mail, and no code that is on its way to the old phone or email opens anything any more.
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
         * @description By the name of a road with a number, of a building, or of a quarter. What is found is a help for typing: any address can be given to updateMember. Only where `address_lookup` of the property says so.
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
         * Everything that is kept about the caller
         * @description A copy of it to take along, as the law entitles every member to. Neither the password's hash nor anything that logs in is in it, and a passport's number is masked as everywhere. Codes, sign-ups and prices that nobody booked, which are forgotten within a day, are left out.
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
         * Withdraw
         * @description Ends the account for good. Every login ends at once, and points and personal records are deleted; what was booked stays with the property as the law demands, as a guest's. Refused while a stay is ahead or a refund is open, which `reservation_numbers` names. Who wants to may join again after 30 days.
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
         * @description By the ticket that a social login gave to somebody whom no account knows. From then on it logs in to this account. One account of each provider.
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
         * @description It logs in to this account no more. The one used to join stays for good.
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
         * Own points
         * @description What can be used, what ends within a month, and what there was at the end of each of the last twelve months.
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
         * How the own points came and went
         * @description The ledger of the last months, the last movement first. A page at a time.
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
         * The own coupons
         * @description Coupons of who is logged in, by status, kind and the days on which they may be booked with. A page at a time.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Take a coupon by its code
         * @description Makes a coupon that was handed out the member's own. Doing it twice is the same as once. Attempts are limited.
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
         * The own enquiries
         * @description What who is logged in has written, the last first, and whether it is answered. A page at a time.
         */
        get: operations["listVoc"];
        put?: never;
        /**
         * Write to the property
         * @description Praise, an inconvenience or a question, which then waits for the property's answer; its attachments follow by calls of their own. Ten may wait at a time.
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
         * One of the own enquiries
         * @description What was written, with what is attached, and the property's answer once there is one.
         */
        get: operations["getVoc"];
        /**
         * Change an enquiry
         * @description Replaces what was written while it waits. What is answered stays as it is; that is told by `voc_edit_failed`.
         */
        put: operations["updateVoc"];
        post?: never;
        /**
         * Delete an enquiry
         * @description Takes back what waits, with what is attached. What is answered stays; that is told by `voc_delete_failed`.
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
         * @description Adds a picture (JPEG, PNG, WebP) or a PDF of at most 10 MB to an enquiry that waits; five fit. What a file is, its content says: one that names itself otherwise, cannot be opened, or has more pixels than 50 million is refused, and nothing of it is kept. A picture is kept without what the camera wrote into it. The same file sent again is the one that is there.
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
         * @description The file as it is kept, to be saved and never shown in place.
         */
        get: operations["getVocAttachment"];
        put?: never;
        post?: never;
        /**
         * Take an attachment away
         * @description The file goes from an enquiry that waits. What is answered stays as it is; that is told by `voc_edit_failed`.
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
         * Tiers and their benefits
         * @description What the company's membership is worth, from the first tier to the highest; for visitors too.
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
         * Own tier
         * @description The caller's tier, what is missing for the next, and how it changed. A tier is reached by the stays of the last 12 months that are over, or granted by the company; whichever is higher counts. It is counted anew every hour, and a grant stands beneath it until it ends.
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
         * Memberships of a member
         * @description A member may hold several membership numbers; the first is the one a booking is made with.
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
         * Load properties
         * @description Loads or replaces a company's properties - facts, terms, rooms, packages, options, promotions, policies, and the days they are sold on; of a ferry line ports, ships, cabins, routes and fares. All of it or nothing; each wrong row is named. With dry_run nothing is written. The files that it names lie on the server already. Its photographs (JPEG, PNG, WebP) are turned upright, freed of what the camera wrote into them and copied in the widths and formats that browsers choose from; one that is not what its name says, above 20 MB or 50 megapixels, or cut off is named like a wrong row.
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
         * Departures of a ferry line
         * @description Writes departures by their codes, new ones and known ones alike; those that are not in the call stay as they are, so two years of many routes come in several calls, and a call that is repeated changes nothing. All rows of a call or none; each wrong row is named. What is booked counts against what a row offers, and a departure on which more is booked sells nothing.
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
         * Let a member in from a provider's own site
         * @description A key for one member of the company, to be put into the address of the entry page. Good for a day and for one exchange.
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
         * The reservation behind a code that was scanned
         * @description Turns the token that a guest's screen shows into the reservation, for the staff of its own property. A token that has ended, another property's or another company's, and one that there never was are answered alike. A reservation that was cancelled is told as such.
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
         * Say what the property's own system knows of a reservation
         * @description Gives a reservation the number under which the property's own system keeps it, and the property's word to the guest, who sees both. What was said before is replaced. Answers the reservation, with what the guest has told the property.
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
         * Refunds that the card provider has refused
         * @description What is owed to guests of the company and can no longer be given back to their cards. The property gets in touch with the guest, gives it back by other means, and says so. The hundred that have waited longest.
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
         * Pay a refused refund out by other means
         * @description Says that the property has given a refused refund back by other means; from then on the guest is told that it has come back. Said again, it stays as it was said first.
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
         * @description Who signs a member in.
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
         * @description How the account was made - by its own ID, or by a social account.
         * @enum {string}
         */
        JoinType: "NORMAL" | "KAKAO" | "GOOGLE" | "NAVER";
        /** @description An account and its password. */
        LoginRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /** @description As the member types it; upper and lower case are alike */
            loginId: string;
            /**
             * Format: password
             * @description As it was chosen; its rules are not checked again
             */
            password: string;
            /** @description How the account was made; one of a social provider has no password and misses. */
            joinType: components["schemas"]["JoinType"];
        };
        /**
         * @description The gender given at sign-up or by the social provider.
         * @enum {string}
         */
        Gender: "male" | "female";
        /** @description The member who is logged in. */
        UserInfo: {
            /** @description Made by the server; never shown and never changing */
            user_id: string;
            /** @description Last and first name as they are written together in their own letters */
            user_name: string;
            gender?: components["schemas"]["Gender"];
            /** @description Digits; a Korean mobile without its country code */
            phone_number?: string;
            /** @description By the member's own calendar. */
            birthday?: components["schemas"]["StayDate"];
            /** @description Where confirmations go */
            email?: string;
            /** @description The family name */
            last_name?: string;
            /** @description The given name */
            first_name?: string;
            /** @description The family name in English, where the member gave one */
            last_name_en?: string;
            /** @description The given name in English, where the member gave one */
            first_name_en?: string;
            /** @description Whether news may be sent */
            agree_marketing?: boolean;
            /**
             * @description MEMBERSHIP has membership numbers and asks for the membership list
             * @enum {string}
             */
            user_type: "MEMBERSHIP" | "WEB";
            member_type: components["schemas"]["MemberType"];
            /** @description A note of the provider to the member */
            descriptions?: string;
            /** @description Membership numbers, the one to book with first; empty for a cyber member. */
            member_no_list: string[];
            /** @description The key of this session, in the answers of a login; only its hash is kept */
            sso_key?: string;
            /** @description The company whose member it is. */
            company_code: components["schemas"]["CompanyCode"];
            /** @description The ID that the member chose, or that was made for a social account */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
        };
        /** @description A session that has begun. */
        LoginResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always `ok`; the specification of the call says it beside `result`
             * @constant
             */
            code: "ok";
            /** @description The bearer token */
            token: string;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description Digits only: a Korean mobile number, or an international number with its country code. */
        MobileNumber: string;
        /** @description A number, and the proof that the caller holds it. */
        FindIdRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The number that the code was sent to. */
            phone_number: components["schemas"]["MobileNumber"];
            /** @description From the confirmed code; used up by this call */
            ticket: string;
        };
        /** @description An account of the proven number. */
        FoundId: {
            /** @description In full, because the number is proven */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            /** @description By the calendar of the property where it was. */
            joined_on: components["schemas"]["StayDate"];
        };
        /** @description The accounts of the proven number. */
        FindIdResult: {
            result: components["schemas"]["Success"];
            /** @description One at most today; a list, as the call is documented. */
            data: components["schemas"]["FoundId"][];
        };
        /** @description What must belong together before a code is sent. */
        FindPasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Upper and lower case are alike */
            loginId: string;
            /** @description Last and first name; spaces do not matter */
            user_name: string;
            phone_number: components["schemas"]["MobileNumber"];
        };
        /**
         * Format: uuid
         * @description Identifies a code that was sent; made by the server.
         */
        VerificationId: string;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         */
        Instant: string;
        /** @description A code is on its way, or would be if there were somebody to send it to. */
        VerificationResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            /** @description Three minutes after it was sent. */
            expires_at: components["schemas"]["Instant"];
            /** @description From then on another code may be asked for. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description English letters, digits and special characters - at least 9 characters of all three kinds, or at least 10 of two. Nothing else, no spaces. Otherwise it is `password_format`. */
        Password: string;
        /** @description One of ticket and current_password says why the caller may. */
        ChangePasswordRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Of a confirmed reset code; absent for who is logged in */
            ticket?: string;
            /**
             * Format: password
             * @description Of who is logged in; absent with a ticket
             */
            current_password?: string;
            /** @description The new one. */
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The new one again
             */
            password_confirm: string;
        };
        /** @description It was done, and there is nothing more to tell. */
        PlainResult: {
            result: components["schemas"]["Success"];
        };
        /** @description A key and the company that it must be of. */
        SsoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The session's own key, or one that a provider's site put into the address; its form says which */
            sso_key: string;
            /** @description As login told it; another company than the key says misses. */
            company_code: components["schemas"]["CompanyCode"];
        };
        /** @description The session behind the key. */
        SsoResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description The bearer token; the same as before where the session goes on */
            token: string;
        };
        /** @description Who is logged in, and until when. */
        SessionResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            /** @description A day after the login; a session is not prolonged. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description Identifies a login; opens nothing.
         */
        SessionId: string;
        /**
         * @description What somebody logged in with, as far as it says so.
         * @enum {string}
         */
        DeviceKind: "phone" | "tablet" | "computer" | "unknown";
        /** @description A login that has not ended. */
        SessionOfMember: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description By its maker's name for it, such as Samsung Internet; null where it is not known */
            browser: string | null;
            /** @description By its maker's name for it, such as Android; null where it is not known */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            /** @description To within five minutes. */
            last_used_at: components["schemas"]["Instant"];
            /** @description Whether it is the one that asks */
            is_current: boolean;
        };
        /** @description The logins of who asks. */
        SessionListResult: {
            result: components["schemas"]["Success"];
            /** @description The one that asks first, then by when they were last used. Of very many the last hundred. */
            sessions: components["schemas"]["SessionOfMember"][];
        };
        /** @description The property where the member wants to log in. */
        SocialStartRequest: {
            hotel_code: components["schemas"]["HotelCode"];
        };
        /** @description Where the browser goes, and what it keeps meanwhile. */
        SocialStartResult: {
            result: components["schemas"]["Success"];
            /**
             * Format: uri
             * @description The provider's consent page, with everything that it needs
             */
            authorization_url: string;
            /** @description The provider sends it back */
            state: string;
            /** @description Kept by this browser and never put into an address */
            flow_token: string;
            /** @description Ten minutes after the beginning. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What the provider's page sent back, and what the browser kept. */
        SocialFinishRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The provider's one-time code */
            code: string;
            /** @description As the beginning told it */
            state: string;
            /** @description As the beginning told it */
            flow_token: string;
        };
        /** @description What a social provider told of a person; each may be missing. */
        SocialPrefill: {
            /** @description Of a provider that tells the name in one */
            user_name?: string;
            /** @description The family name */
            last_name?: string;
            /** @description The given name */
            first_name?: string;
            /** @description Not proven here */
            email?: string;
            /** @description Digits; not proven here */
            phone_number?: string;
            /** @description Of a provider that tells the year as well. */
            birthday?: components["schemas"]["StayDate"];
            /** @description As the provider tells it. */
            gender?: components["schemas"]["Gender"];
        };
        /** @description Somebody who is logged in, or who may sign up. */
        SocialFinishResult: {
            result: components["schemas"]["Success"];
            /**
             * @description logged_in - the account is known. signup_needed - nobody has it yet
             * @enum {string}
             */
            outcome: "logged_in" | "signup_needed";
            /** @description With logged_in - the bearer token */
            token?: string;
            /** @description With logged_in. */
            userInfo?: components["schemas"]["UserInfo"];
            /** @description With signup_needed - single use */
            social_ticket?: string;
            /** @description With signup_needed - the end of the ticket. */
            expires_at?: components["schemas"]["Instant"];
            /** @description With signup_needed. */
            prefill?: components["schemas"]["SocialPrefill"];
        };
        /** @description Where a code is to be sent to find an ID. */
        VerificationRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            phone_number: components["schemas"]["MobileNumber"];
        };
        /** @description Six digits. */
        VerificationCode: string;
        /** @description The code that the person typed. */
        ConfirmationRequest: {
            /** @description The property where it was asked for. */
            hotel_code: components["schemas"]["HotelCode"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description The proof that a code gave. */
        ConfirmationResult: {
            result: components["schemas"]["Success"];
            /** @description Single use */
            ticket: string;
            /** @description Ten minutes after the confirmation. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What a company-linked hotel's own site put into the address. */
        CompanyInfoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Base64url JSON, a dot, and its HMAC-SHA-256 in base64url */
            CsHsUi: string;
        };
        /** @description The company that a guest of a company-linked hotel belongs to. */
        CompanyInfo: {
            /** @description As the linked site writes it */
            company_name: string;
            /** @description Absent where the site does not say it */
            employee_name?: string;
            /** @description The company's own; absent where the site does not say it */
            employee_number?: string;
        };
        /** @description Whose employee a guest is. */
        CompanyInfoResult: {
            result: components["schemas"]["Success"];
            /** @description Null for what is not signed rightly or has expired. */
            company_info: components["schemas"]["CompanyInfo"] | null;
        };
        /** @description Who wants to become a member of which kind. */
        StartSignupRequest: {
            /** @description The property where the member joins; it decides which kinds there are. */
            hotel_code: components["schemas"]["HotelCode"];
            member_type: components["schemas"]["MemberType"];
            /** @description Of a social login that found nobody; general members only */
            social_ticket?: string;
        };
        /** @description The provider's code for a room type, package, option or plan. */
        ItemCode: string;
        /** @description A room that a pre-sale member owns. */
        OwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            /** @description As the provider calls it, in the guest's language, else in Korean */
            building_name: string;
            unit_code: components["schemas"]["ItemCode"];
            /** @description As the provider calls it, in the guest's language, else in Korean */
            unit_name: string;
            /** @description As it stands on the door */
            room_number: string;
        };
        /** @description How far a sign-up has come. */
        SignupState: {
            member_type: components["schemas"]["MemberType"];
            /** @description By its own ID, or by the social account that it began with. */
            join_type: components["schemas"]["JoinType"];
            /** @description Half an hour after the beginning, however much is done. */
            expires_at: components["schemas"]["Instant"];
            /** @description What must still be proven before the information can be sent, in the order of the steps. A cyber member proves an email, then a phone. */
            missing: ("PHONE" | "EMAIL" | "AFFILIATION" | "OWNERSHIP")[];
            /** @description Proven */
            phone_number: string | null;
            /** @description Proven */
            email: string | null;
            /** @description Proven */
            guardian_phone_number: string | null;
            /** @description Proven */
            affiliate_name: string | null;
            /** @description Proven. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description What the social provider told; null without a social login. */
            prefill: components["schemas"]["SocialPrefill"] | null;
        };
        /** @description A sign-up that has begun. */
        StartSignupResult: {
            result: components["schemas"]["Success"];
            /** @description Sent as Signup-Token with every step */
            signup_token: string;
            signup: components["schemas"]["SignupState"];
        };
        /** @description Where a sign-up stands after a step. */
        SignupResult: {
            result: components["schemas"]["Success"];
            signup: components["schemas"]["SignupState"];
        };
        /** @description Where a code is to be sent. */
        SignupCodeRequest: {
            /**
             * @description SMS proves a phone, EMAIL an email
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /**
             * @description Whose it is; a guardian proves a phone
             * @enum {string}
             */
            subject: "MEMBER" | "GUARDIAN";
            /** @description A mobile number in digits, or an email */
            to: string;
        };
        /** @description The code that the person typed. */
        SignupConfirmationRequest: {
            /** @description Of the code that was sent last. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description Three particulars that belong together in what the provider registered. */
        AffiliationRequest: {
            /** @description Spaces and case do not matter */
            affiliate_name: string;
            /** @description Ten digits */
            business_number: string;
            /** @description That the provider gave to the affiliate */
            customer_number: string;
        };
        /** @description A full name, in any script. Must not be blank or contain line breaks. */
        FullName: string;
        /** @description A room that was sold, and the particulars of its sale. */
        OwnershipRequest: {
            /** @description One of those that the list of owned rooms offers. */
            building_code: components["schemas"]["ItemCode"];
            /** @description One of the building. */
            unit_code: components["schemas"]["ItemCode"];
            /** @description One of the unit */
            room_number: string;
            /** @description The number of the sale */
            distribution_number: string;
            /** @description The contractor, a person or a corporation. */
            owner_name: components["schemas"]["FullName"];
            /** @description Ten digits */
            business_number?: string;
            /** @description Of who recommended the purchase; kept, not checked */
            referral_code?: string;
        };
        /** @description Something that only one member can have. */
        DuplicateCheckRequest: {
            /**
             * @description What the value would be
             * @enum {string}
             */
            field: "login_id" | "email";
            /** @description As the person typed it */
            value: string;
        };
        /** @description Nobody has it. */
        DuplicateCheckResult: {
            result: components["schemas"]["Success"];
            /**
             * @description Always true; what is taken is a failure
             * @constant
             */
            available: true;
        };
        /** @description English letters and digits; upper and lower case are one. */
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
        /** @description Separate consents; refusing marketing blocks nothing. */
        SignupAgreements: {
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
            /** @description The membership terms, where the property shows them alone; there it must be true */
            MEMBERSHIP?: boolean;
        };
        /** @description The last page of a sign-up. */
        MemberInformation: {
            login_id: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again
             */
            password_confirm: string;
            /** @description The family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description The given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description As in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description As in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Under 14 a guardian must consent. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Where confirmations go; a cyber member's is the one that was proven
             */
            email: string;
            /** @description Street and number, or as the member writes it */
            address?: string;
            /** @description Floor, flat or room */
            address_detail?: string;
            /** @description Of a member under 14; the guardian proves a phone as well. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description The new member. */
        MemberCreated: {
            result: components["schemas"]["Success"];
            /** @description As it was chosen, or as it was made for a social account */
            login_id: string;
            /** @description Last and first name as they are written together */
            user_name: string;
            member_type: components["schemas"]["MemberType"];
            join_type: components["schemas"]["JoinType"];
            /** @description A cyber member has none */
            member_no: string | null;
        };
        /** @description The last page of a social sign-up; there is no password. */
        SocialMemberInformation: {
            /** @description The family name. */
            last_name: components["schemas"]["PersonName"];
            /** @description The given name. */
            first_name: components["schemas"]["PersonName"];
            /** @description As in the passport. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description As in the passport. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Under 14 a guardian must consent. */
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /**
             * Format: email
             * @description Where confirmations go
             */
            email: string;
            /** @description Street and number, or as the member writes it */
            address?: string;
            /** @description Floor, flat or room */
            address_detail?: string;
            /** @description Of a member under 14; the guardian proves a phone as well. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        /** @description A type of rooms in a building, with its rooms. */
        OwnedUnit: {
            unit_code: components["schemas"]["ItemCode"];
            /** @description As the provider calls it, in the guest's language, else in Korean */
            unit_name: string;
            /** @description As they stand on the doors. */
            room_numbers: string[];
        };
        /** @description A building (dong) with its units. */
        OwnedBuilding: {
            building_code: components["schemas"]["ItemCode"];
            /** @description As the provider calls it, in the guest's language, else in Korean */
            building_name: string;
            /** @description In the provider's order. */
            units: components["schemas"]["OwnedUnit"][];
        };
        /** @description The rooms that were sold before they were built. */
        OwnedRoomsResult: {
            result: components["schemas"]["Success"];
            /** @description In the provider's order. */
            buildings: components["schemas"]["OwnedBuilding"][];
        };
        /** @description The contract's own number, unique in the company. */
        ContractNumber: string;
        /**
         * @description Whether the provider manages the room for its owner, or sells it for a share of the profit.
         * @enum {string}
         */
        ContractType: "managed" | "profit";
        /**
         * @description A contract runs until its end, and does not run again.
         * @enum {string}
         */
        ContractStatus: "active" | "ended";
        /**
         * @description The main contractor, who owns the room, or somebody whom they have taken in.
         * @enum {string}
         */
        ContractRole: "main" | "sub";
        /** @description Nights of rooms that a contract pays. */
        VoucherCount: {
            /** @description All of them */
            total: number;
            /** @description By bookings that stand */
            used: number;
            /** @description total less used */
            remaining: number;
        };
        /** @description Somebody whom the main contractor has taken in. Active ones book with the contract's vouchers; the main contractor switches them on and off. */
        SubMember: {
            /**
             * Format: uuid
             * @description Which of the contract's sub-members
             */
            sub_member_id: string;
            /** @description As it is written together */
            user_name: string;
            /** @description Whether they may book with the vouchers */
            active: boolean;
            added_at: components["schemas"]["Instant"];
        };
        /** @description A contract about an owned room, of its main contractor or of a sub-member. */
        Contract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            contracted_on: components["schemas"]["StayDate"];
            status: components["schemas"]["ContractStatus"];
            role: components["schemas"]["ContractRole"];
            /** @description Whether who asks may book with its vouchers, as far as the main contractor says */
            active: boolean;
            room: components["schemas"]["OwnedRoom"];
            hotel_code: components["schemas"]["HotelCode"];
            /** @description In the guest's language, else in the property's fallback language */
            hotel_name: string;
            /** @description Their name; null while nobody has joined as it */
            main_contractor: string | null;
            vouchers: components["schemas"]["VoucherCount"];
            /** @description Told to the main contractor; empty for a sub-member. */
            sub_members: components["schemas"]["SubMember"][];
        };
        /** @description The contracts of who is logged in. */
        ContractsResult: {
            result: components["schemas"]["Success"];
            /** @description Empty for who has none. */
            contracts: components["schemas"]["Contract"][];
        };
        /** @description A member of the company, by two things that the main contractor knows of them. */
        AddSubMemberRequest: {
            /** @description Their ID; upper and lower case are alike */
            login_id: string;
            /** @description Their name, compared without spaces and case. */
            user_name: components["schemas"]["FullName"];
        };
        /** @description The sub-member as they are now. */
        SubMemberResult: {
            result: components["schemas"]["Success"];
            sub_member: components["schemas"]["SubMember"];
        };
        /** @description What becomes of a sub-member. */
        SwitchSubMemberRequest: {
            /** @description Whether they may book with the vouchers from now on */
            active: boolean;
        };
        /** @description A booking that vouchers pay. */
        VoucherUse: {
            /** @description Null while it is not confirmed. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Who booked with them */
            user_name: string;
            /** @description In the guest's language, else in the property's fallback language */
            hotel_name: string;
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description How many */
            vouchers: number;
            used_at: components["schemas"]["Instant"];
        };
        /** @description The vouchers of a contract, and what they were used for; of a sub-member, by themselves. */
        VouchersResult: {
            result: components["schemas"]["Success"];
            vouchers: components["schemas"]["VoucherCount"];
            /** @description The last one first; as many as a page shows. */
            uses: components["schemas"]["VoucherUse"][];
        };
        /** @description The sale of a member's room. Whether it was to a person or to a corporation is the kind of member; the membership number is `member_no_list`. */
        PresaleInfo: {
            /** @description What kind of sale it was; null where the provider names none. */
            classification_code: components["schemas"]["ItemCode"] | null;
            /** @description As the provider calls it, in the guest's language, else in Korean; null where the provider names none */
            classification_name: string | null;
            /** @description The number of the sale; null where the provider names the room no more */
            distribution_number: string | null;
            /** @description Who recommended the room; null where nobody was named */
            referral_code: string | null;
        };
        /** @description The account of a person. */
        MemberProfile: {
            /** @description Never changes */
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            member_type: components["schemas"]["MemberType"];
            /** @description The one to book with first; empty for a cyber member. */
            member_no_list: string[];
            /** @description Last and first name as they are written together in their own letters */
            user_name: string;
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            /** @description Absent where it was not given. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Absent where it was not given. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Digits; proven when joining or by a code since */
            phone_number: string;
            /** @description Where confirmations go */
            email: string;
            birthday: components["schemas"]["StayDate"];
            gender: components["schemas"]["Gender"];
            /** @description Absent where it was not given */
            address?: string;
            /** @description Absent where it was not given */
            address_detail?: string;
            /** @description Whether news may be sent */
            agree_marketing: boolean;
            /** @description When the consent to news was given; null without one. */
            marketing_agreed_at: components["schemas"]["Instant"] | null;
            /** @description By the calendar of the property where it was. */
            joined_on: components["schemas"]["StayDate"];
            /** @description Linked, the one used to join first. */
            social_accounts: components["schemas"]["SocialProvider"][];
            /** @description A note of the provider to the member; null for none */
            descriptions: string | null;
            /** @description Of an affiliate member; null for others */
            affiliate_name: string | null;
            /** @description Of an affiliate's people and of a corporation; null for others */
            business_number: string | null;
            /** @description Of an affiliate member; null for others */
            customer_number: string | null;
            /** @description Of a pre-sale member; null for others. */
            owned_room: components["schemas"]["OwnedRoom"] | null;
            /** @description Of a pre-sale member; null for others. */
            presale: components["schemas"]["PresaleInfo"] | null;
        };
        /** @description The account of who is logged in. */
        MemberResult: {
            result: components["schemas"]["Success"];
            member: components["schemas"]["MemberProfile"];
        };
        /** @description What a member may change by themselves, whole. */
        MemberChange: {
            /** @description Absent for none. */
            last_name_en?: components["schemas"]["EnglishName"];
            /** @description Absent for none. */
            first_name_en?: components["schemas"]["EnglishName"];
            /** @description Absent for none */
            address?: string;
            /** @description Absent for none */
            address_detail?: string;
            /** @description Whether news may be sent */
            agree_marketing: boolean;
        };
        /** @description What is to take the place of the account's phone or email. */
        ContactCodeRequest: {
            /**
             * @description SMS changes the phone, EMAIL the email
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
            /** @description A mobile number in digits, or an email */
            to: string;
        };
        /** @description The code that the member typed. */
        ContactConfirmation: {
            /** @description Of the code that was sent last. */
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A Korean address. */
        FoundAddress: {
            /** @description By the road, in Korean, or in English for who reads another language */
            address: string;
            /** @description The same by its lot, in Korean */
            lot_address: string;
            /** @description Five digits */
            postal_code: string;
        };
        /** @description Addresses that were found. */
        AddressesResult: {
            result: components["schemas"]["Success"];
            /** @description The first ten. */
            addresses: components["schemas"]["FoundAddress"][];
            /** @description Whether there are others, which a closer question would find */
            more: boolean;
        };
        /** @description What somebody agreed to when they joined; the profile says what they have said of news since. */
        GivenAgreements: {
            /** @description To the use of what they gave */
            PRIVACY: boolean;
            /** @description To the terms of use */
            TERMS: boolean;
            /** @description To news */
            MARKETING: boolean;
            /** @description To the membership terms, where they were asked */
            MEMBERSHIP?: boolean;
        };
        /** @description What is kept of an account beside its profile. */
        AccountRecord: {
            /** @description What was agreed to when joining; null of a member who did not join by the site. */
            agreements: components["schemas"]["GivenAgreements"] | null;
            /** @description Of a member under 14; null for others */
            guardian_name: string | null;
            /** @description Digits, of a member under 14; null for others */
            guardian_phone: string | null;
            /** @description Where it was joined. */
            hotel_code: components["schemas"]["HotelCode"];
            joined_at: components["schemas"]["Instant"];
        };
        /** @description A social account that logs in to this one. */
        LinkedAccount: {
            provider: components["schemas"]["SocialProvider"];
            /** @description What the provider calls the person; opens nothing */
            subject: string;
            /** @description Whether it was used to join */
            is_first: boolean;
            linked_at: components["schemas"]["Instant"];
        };
        /** @description A membership number. */
        MembershipRecord: {
            /** @description What a booking is made with */
            member_no: string;
            since: components["schemas"]["Instant"];
        };
        /** @description The tier as it is kept. */
        TierRecord: {
            tier_code: components["schemas"]["ItemCode"];
            since: components["schemas"]["Instant"];
            /** @description What the company gave, whether it is the tier or stands beneath it; null for nothing. */
            granted_code: components["schemas"]["ItemCode"] | null;
            /** @description Until when; null for good. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Why a tier changed. begun - the first, which every member has. stays - what the stays of 12 months came to. granted - the company gave it. grant_ended - what the company gave is over.
         * @enum {string}
         */
        TierCause: "begun" | "stays" | "granted" | "grant_ended";
        /** @description A change of the tier. The history is only appended to. */
        TierChange: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As it was called then */
            tier_name: string;
            cause: components["schemas"]["TierCause"];
            at: components["schemas"]["Instant"];
            /** @description Of a grant that ends; null otherwise. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description Points that end together. */
        ExpiringPoints: {
            /** @description What is left of them */
            points: number;
            /** @description From then on they cannot be used. */
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description What moved points. What is earned or granted comes with an expiry; the others take from what expires first.
         * @enum {string}
         */
        PointsType: "earn" | "use" | "expire" | "admin_deduction" | "admin_grant" | "reservation_earn" | "reservation_use" | "admin_cancel" | "outlet_earn" | "outlet_use" | "outlet_cancel";
        /** @description A movement of points. The ledger is only appended to. */
        PointsEntry: {
            points_type: components["schemas"]["PointsType"];
            /** @description Positive for what came and negative for what went */
            points: number;
            /** @description After it */
            balance: number;
            at: components["schemas"]["Instant"];
            /** @description Of what came; null for what went. */
            expires_at: components["schemas"]["Instant"] | null;
            /** @description Of the stay that it is of; null otherwise. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description The provider's word for it, such as an outlet's name; null without one */
            note: string | null;
        };
        /** @description The points with all that moved them. */
        PointsRecord: {
            /** @description What there is */
            balance: number;
            /** @description What is left of what came, those that end first first. */
            lots: components["schemas"]["ExpiringPoints"][];
            /** @description The whole ledger, the last movement first. */
            entries: components["schemas"]["PointsEntry"][];
        };
        /** @description The number of one coupon; upper and lower case are alike. */
        CouponCode: string;
        /**
         * @description What a coupon takes something off - any night, a night of a stay with a package, or the options of a room.
         * @enum {string}
         */
        CouponType: "all" | "package" | "upselling";
        /**
         * @description A coupon is before its use until a booking takes it (used) or its last day is over (expired). A cancelled or expired booking makes it usable again.
         * @enum {string}
         */
        CouponStatus: "before_use" | "used" | "expired";
        /**
         * @description A percent of what it is for, rounded down, or an amount; never more than there is.
         * @enum {string}
         */
        DiscountType: "PERCENT" | "FIXED";
        /** @description A property that takes the coupon. */
        UsablePlace: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description In the guest's language, else in the property's fallback language */
            hotel_name: string;
        };
        /** @description One coupon of a member. */
        Coupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description In the guest's language, else in the company's own */
            coupon_title: string;
            coupon_type: components["schemas"]["CouponType"];
            status: components["schemas"]["CouponStatus"];
            discount_type: components["schemas"]["DiscountType"];
            /** @description A percent, or minor units of the currency */
            discount_amount: number;
            /** @description The first day on which it may be booked with; null from the beginning. */
            valid_from: components["schemas"]["StayDate"] | null;
            /** @description The last day on which it may be booked with; null without an end. */
            valid_until: components["schemas"]["StayDate"] | null;
            /** @description The first night that it may be for; null for any. */
            stay_from: components["schemas"]["StayDate"] | null;
            /** @description The last night that it may be for; null for any. */
            stay_until: components["schemas"]["StayDate"] | null;
            /** @description Where it is taken; empty for every property of the company. */
            usable_places: components["schemas"]["UsablePlace"][];
            /** @description Whether it is shown at the desk and never used in a booking */
            offline_only: boolean;
            registered_at: components["schemas"]["Instant"];
            /** @description Null before its use. */
            used_at: components["schemas"]["Instant"] | null;
        };
        /**
         * Format: uuid
         * @description Names one enquiry.
         */
        VocSeq: string;
        /**
         * @description What an enquiry is - praise, something that went wrong, or a question.
         * @enum {string}
         */
        VocCategory: "compliment" | "inconvenience" | "inquiry";
        /** @description What it is about. */
        VocTitle: string;
        /** @description The text, with its line breaks. */
        VocContent: string;
        /**
         * @description An enquiry is waiting until the property answers it (answered), which ends it. Only while it is waiting its writer changes or deletes it.
         * @enum {string}
         */
        VocStatus: "waiting" | "answered";
        /**
         * Format: uuid
         * @description Names one file of an enquiry.
         */
        VocAttachmentId: string;
        /** @description A file that is attached. */
        VocAttachment: {
            attachment_id: components["schemas"]["VocAttachmentId"];
            /** @description As it was sent */
            file_name: string;
            /**
             * @description What its content is
             * @enum {string}
             */
            content_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description In bytes */
            size: number;
        };
        /** @description An enquiry, and the property's answer. */
        Voc: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
            status: components["schemas"]["VocStatus"];
            /** @description In the order in which they came. */
            attachments: components["schemas"]["VocAttachment"][];
            created_at: components["schemas"]["Instant"];
            /** @description As the property wrote it; null while it waits */
            answer: string | null;
            /** @description Null while it waits. */
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
         * @description What a tier can be worth. `value` beside it is the percent, the hour, the number of people or of points.
         * @enum {string}
         */
        BenefitType: "point_earning" | "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "extra_points" | "food_and_beverage_discount" | "welcome_drink" | "suite_discount" | "vip_amenities" | "phone_booking_discount" | "calendar_and_goods" | "sauna" | "pool" | "express_check_in" | "valet";
        /** @description Something that a tier is worth. */
        Benefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Percent, hour, number of people or of points, by the type; null where there is nothing to count */
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
        /** @description A login that has not ended. */
        SessionRecord: {
            session_id: components["schemas"]["SessionId"];
            device_kind: components["schemas"]["DeviceKind"];
            /** @description As in the list of logins */
            browser: string | null;
            /** @description As in the list of logins */
            system: string | null;
            logged_in_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["Instant"];
        };
        /** @description Everything that is kept about who is logged in. */
        MemberDataResult: {
            result: components["schemas"]["Success"];
            generated_at: components["schemas"]["Instant"];
            profile: components["schemas"]["MemberProfile"];
            account: components["schemas"]["AccountRecord"];
            /** @description The one used to join first. */
            social_accounts: components["schemas"]["LinkedAccount"][];
            /** @description From the oldest. */
            memberships: components["schemas"]["MembershipRecord"][];
            /** @description Null for none. */
            tier: components["schemas"]["TierRecord"] | null;
            /** @description The last change first. */
            tier_history: components["schemas"]["TierChange"][];
            points: components["schemas"]["PointsRecord"];
            /** @description Used and expired ones too. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Own ones and those that they were taken into, without the names of others. */
            contracts: components["schemas"]["Contract"][];
            /** @description What they wrote to the property and was answered, the last first; the files that are attached are fetched each by itself. */
            voc: components["schemas"]["Voc"][];
            /** @description All of them, the last one first. */
            reservations: components["schemas"]["Reservation"][];
            /** @description The last used first. */
            sessions: components["schemas"]["SessionRecord"][];
        };
        /** @description The proof that a social account is the caller's. */
        SocialLinkRequest: {
            /** @description Of the social login, single use */
            social_ticket: string;
        };
        /** @description What there was at the end of a month. */
        PointsMonth: {
            /** @description By UTC */
            month: string;
            /** @description Of the current month, what there is now */
            balance: number;
        };
        /** @description The points of who is logged in. */
        PointsResult: {
            result: components["schemas"]["Success"];
            /** @description What can be used */
            balance: number;
            /** @description What ends within a month, the first first. */
            expiring: components["schemas"]["ExpiringPoints"][];
            /** @description Twelve months, the current one last. */
            history: components["schemas"]["PointsMonth"][];
        };
        /** @description Opaque pagination cursor. Copy it from a previous response. */
        Cursor: string;
        /** @description A page of the ledger. */
        PointsEntriesResult: {
            result: components["schemas"]["Success"];
            /** @description The last one first. */
            entries: components["schemas"]["PointsEntry"][];
            /** @description Opens the next page; null on the last. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Own coupons, those to use first and of them those that end first; how many there are to use is told beside. */
        CouponsResult: {
            result: components["schemas"]["Success"];
            /** @description A page of them. */
            coupons: components["schemas"]["Coupon"][];
            /** @description How many are before their use, whatever was searched for */
            usable_count: number;
            /** @description Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The code of a coupon that was handed out. */
        RegisterCouponRequest: {
            coupon_code: components["schemas"]["CouponCode"];
        };
        /** @description The coupon, which is the member's now. */
        CouponResult: {
            result: components["schemas"]["Success"];
            coupon: components["schemas"]["Coupon"];
        };
        /** @description An enquiry as the list tells it. */
        VocSummary: {
            voc_seq: components["schemas"]["VocSeq"];
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            status: components["schemas"]["VocStatus"];
            /** @description How many files are attached */
            attachment_count: number;
            created_at: components["schemas"]["Instant"];
        };
        /** @description Own enquiries, the last first. */
        VocListResult: {
            result: components["schemas"]["Success"];
            /** @description A page of them. */
            entries: components["schemas"]["VocSummary"][];
            /** @description Null on the last page. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description What a member writes to the property. */
        VocRequest: {
            category: components["schemas"]["VocCategory"];
            title: components["schemas"]["VocTitle"];
            content: components["schemas"]["VocContent"];
        };
        /** @description Which enquiry it has become. What was written is not repeated, so that nothing is kept of it here once it is deleted. */
        VocCreatedResult: {
            result: components["schemas"]["Success"];
            voc_seq: components["schemas"]["VocSeq"];
        };
        /** @description One enquiry. */
        VocResult: {
            result: components["schemas"]["Success"];
            entry: components["schemas"]["Voc"];
        };
        /** @description One file. */
        VocAttachmentRequest: {
            /**
             * Format: binary
             * @description The file, with its name
             */
            file: File;
        };
        /** @description The file as it is attached. */
        VocAttachmentResult: {
            result: components["schemas"]["Success"];
            attachment: components["schemas"]["VocAttachment"];
        };
        /** @description The bytes of a file. */
        VocFile: string;
        /** @description A step of the membership. */
        Tier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As it stands on the card, in the guest's language, else in the property's fallback language */
            tier_name: string;
            /** @description The tier's own, as #RRGGBB */
            colour: string;
            /** @description How it is reached */
            qualification: string;
            /** @description In the provider's order. */
            benefits: components["schemas"]["Benefit"][];
        };
        /** @description A company's tiers. */
        TiersResult: {
            result: components["schemas"]["Success"];
            /** @description From the first up. */
            tiers: components["schemas"]["Tier"][];
        };
        /** @description The tier of a member. */
        HeldTier: {
            tier: components["schemas"]["Tier"];
            /** @description Since when without a break; null before it was counted for the first time. */
            since: components["schemas"]["Instant"] | null;
            /** @description The end of the grant that it comes by; null where the stays reach it, or the grant has no end. */
            granted_until: components["schemas"]["Instant"] | null;
        };
        /** @description How far something has come. */
        TierProgress: {
            /** @description Of the last 12 months */
            done: number;
            /** @description For the tier */
            needed: number;
            /** @description What is still needed */
            missing: number;
        };
        /** @description How far a sum has come, in minor units. */
        SpendProgress: {
            /** @description Of the last 12 months */
            done: number;
            /** @description For the tier */
            needed: number;
            /** @description What is still needed */
            missing: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description The next tier that stays can reach. One of its two ways is enough; one that it has not is null. */
        NextTier: {
            tier_code: components["schemas"]["ItemCode"];
            /** @description As in the tier */
            tier_name: string;
            /** @description As in the tier */
            colour: string;
            /** @description By the nights of stays. */
            nights: components["schemas"]["TierProgress"] | null;
            /** @description By what stays cost. */
            spend: components["schemas"]["SpendProgress"] | null;
        };
        /** @description The tier of who is logged in. */
        OwnTierResult: {
            result: components["schemas"]["Success"];
            /** @description Null without a membership number, as a cyber member is, and where the company has no tiers. */
            current: components["schemas"]["HeldTier"] | null;
            /** @description Null where there is none. */
            next: components["schemas"]["NextTier"] | null;
            /** @description Stays that ended on this day or later count. */
            counted_since: components["schemas"]["StayDate"];
            /** @description The last change first, at most the last hundred. */
            history: components["schemas"]["TierChange"][];
        };
        /** @description Whose memberships are wanted, at which property. */
        MembershipListRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The caller's own; upper and lower case are alike */
            login_id: string;
        };
        /** @description One membership of a member. */
        Membership: {
            /** @description What a booking is made with */
            member_no: string;
            /** @description The name of the company, in the guest's language, else in the property's fallback language */
            membership_name: string;
        };
        /** @description The memberships of a member. */
        MembershipListResult: {
            result: components["schemas"]["Success"];
            /** @description The one to book with first; empty for a cyber member. */
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
        /** @description A coupon for one night of a room; without a date for the room's options. */
        CouponChoice: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description The night; absent for a coupon of options. */
            date?: components["schemas"]["StayDate"];
        };
        /**
         * @description What of a tier can be booked with a stay. The rest comes by itself, or is had at the property.
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
        /** @description Where in the stay a coupon may be used, and what it takes off there alone. */
        CouponPlace: {
            /** @description Place of the room in the stay, from 0 */
            room: number;
            /** @description The night; null for the room's options. */
            date: components["schemas"]["StayDate"] | null;
            amount: components["schemas"]["Amount"];
        };
        /** @description A coupon that the stay can be booked with. */
        UsableCoupon: {
            coupon_code: components["schemas"]["CouponCode"];
            /** @description In the guest's language, else in the company's own */
            coupon_title: string;
            /** @description What takes most off first. */
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
        /** @description A contract whose vouchers can pay the nights of the stay. */
        UsableVoucher: {
            contract_number: components["schemas"]["ContractNumber"];
            room: components["schemas"]["OwnedRoom"];
            /** @description One for each night of each room */
            needed: number;
            /** @description What the contract has left */
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
        /** @description A sum; stays in another currency do not count towards it. */
        TierSpend: {
            /** @description In minor units */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description What stays of 12 months come to for a tier - one of the two at least; where both are given either is enough. */
        TierThreshold: {
            /** @description Nights of stays that are over; a stay has its nights once, however many rooms */
            nights?: number;
            /** @description What such stays cost. */
            spend?: components["schemas"]["TierSpend"];
        };
        /** @description Something that a tier is worth. */
        BundleBenefit: {
            benefit_type: components["schemas"]["BenefitType"];
            /** @description Percent, hour, number of people or of points, by the type; null where there is nothing to count */
            value: number | null;
        };
        /** @description A step of the company's membership. */
        BundleTier: {
            tier_code: components["schemas"]["ItemCode"];
            tier_name: components["schemas"]["LocalizedText"];
            /** @description As #RRGGBB */
            colour: string;
            /** @description How it is reached. */
            qualification: components["schemas"]["LocalizedText"];
            /** @description What reaches it. The first tier has none, because it is everybody's; another without one is only granted. Each one's is higher than that of the tiers before it. */
            threshold?: components["schemas"]["TierThreshold"];
            /** @description In the order in which they are shown. */
            benefits: components["schemas"]["BundleBenefit"][];
        };
        /** @description A company whose people may join as affiliate members. */
        BundleAffiliate: {
            /** @description Compared without spaces and case */
            affiliate_name: string;
            /** @description Ten digits */
            business_number: string;
            /** @description That the provider gave to the affiliate */
            customer_number: string;
        };
        /** @description What kind of sale it was, such as by title deed or by membership; absent where the provider makes no difference. */
        BundleSaleClassification: {
            classification_code: components["schemas"]["ItemCode"];
            classification_name: components["schemas"]["LocalizedText"];
        };
        /** @description The contract of an owned room, with the vouchers that come with it, of which each pays a night of a room. */
        BundleContract: {
            contract_number: components["schemas"]["ContractNumber"];
            contract_type: components["schemas"]["ContractType"];
            /** @description The day of the contract. */
            contracted_on: components["schemas"]["StayDate"];
            /** @description From this day on nothing is booked with it; absent while it runs. */
            ended_on?: components["schemas"]["StayDate"];
            /** @description The property at which its vouchers are used. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description The room types that its vouchers pay; the first is that of the owned room. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description Nights of rooms, never fewer than are used */
            vouchers_total: number;
        };
        /** @description A room sold before it was built, and who owns it. */
        BundleOwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            building_name: components["schemas"]["LocalizedText"];
            unit_code: components["schemas"]["ItemCode"];
            unit_name: components["schemas"]["LocalizedText"];
            /** @description As it stands on the door */
            room_number: string;
            /** @description The number of the sale */
            distribution_number: string;
            classification?: components["schemas"]["BundleSaleClassification"];
            /**
             * @description Decides which kind of pre-sale member its owner becomes
             * @enum {string}
             */
            owner_kind: "INDIVIDUAL" | "CORPORATE";
            /** @description The contractor, a person or a corporation; compared without spaces and case */
            owner_name: string;
            /** @description Ten digits */
            business_number?: string;
            /** @description What the owner may use it for; absent where there is no contract about that. */
            contract?: components["schemas"]["BundleContract"];
        };
        /** @description A picture that comes with the bundle. */
        BundlePicture: {
            /** @description Within the folder of files that comes with the bundle */
            file_path: string;
            /** @description What is to be seen, for who cannot see it. */
            alt: components["schemas"]["LocalizedText"];
            /** @description Where its subject stands, in percent from the left */
            focus_x?: number;
            /** @description Where its subject stands, in percent from the top */
            focus_y?: number;
            /** @description The colour that most of a drawing has; of a photograph it is measured. */
            color?: components["schemas"]["PictureColor"];
            /** @description The same scene composed for a screen that is higher than wide; within the folder of files */
            portrait_path?: string;
        };
        /** @description Infants are up to and including infant_max_months, children up to child_max_years, everybody older is an adult. */
        BundleAgeBands: {
            /** @description The last month of life, inclusive, in which somebody is an infant */
            infant_max_months: number;
            /** @description The last year of life, inclusive, in which somebody is a child */
            child_max_years: number;
        };
        /** @description WGS 84 degrees. */
        BundleLocation: {
            /** @description Degrees north of the equator */
            latitude: number;
            /** @description Degrees east of Greenwich */
            longitude: number;
        };
        /** @description What pets cost a stay, each one from the first that is charged. */
        BundlePetUpselling: {
            /** @description For each charged animal, once a stay. */
            price: components["schemas"]["Amount"];
            /** @description The first animal that is charged */
            charged_from: number;
            /** @description The most animals in one room */
            max_count: number;
        };
        /** @description For showing beside the price, never for charging. */
        BundleExchangeRate: {
            /** @description The other currency. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the other currency for one unit of the property's */
            rate: number;
            /** @description The day on which the provider took the rate. */
            as_of: components["schemas"]["StayDate"];
        };
        /** @description What Korean e-commerce law wants said of the seller; what is absent is not shown. */
        BundleFooter: {
            /** @description Who represents the company. */
            ceo?: components["schemas"]["LocalizedText"];
            address?: components["schemas"]["LocalizedText"];
            /** @description Written with dashes; also the number of the customer centre */
            tel?: string;
            /** @description The address for guests */
            email?: string;
            /** @description Written with dashes */
            fax?: string;
            /** @description Business registration number */
            company_num?: string;
            /** @description Mail-order number. */
            term_num?: components["schemas"]["LocalizedText"];
            /** @description The line that closes the page */
            copyright?: string;
        };
        /** @description One text that a guest reads or consents to. */
        BundleTerms: {
            termsType: components["schemas"]["TermsType"];
            /** @description As the consent is labelled. */
            title: components["schemas"]["LocalizedText"];
            /** @description HTML; sanitised before it is kept. */
            content: components["schemas"]["LocalizedText"];
            /** @description Whether a booking needs this consent */
            required: boolean;
        };
        /** @description A small picture that marks what the property, or a room of it, offers. */
        BundleIcon: {
            /** @description Within the folder of files that comes with the bundle */
            file_path: string;
            /** @description What the icon stands for. */
            title: components["schemas"]["LocalizedText"];
            /** @description Whether it marks only the rooms that name it and is not listed for the property */
            rooms_only?: boolean;
        };
        /** @description A day of any year, as MM-DD. */
        MonthDay: string;
        /** @description Inclusive; may run over the turn of the year. */
        MonthDayPeriod: {
            /** @description The first day. */
            from: components["schemas"]["MonthDay"];
            /** @description The last day. */
            to: components["schemas"]["MonthDay"];
        };
        /** @description What cancelling costs from so many days before check-in. */
        FeeTier: {
            /** @description Days left to check-in, or more */
            days_before: number;
            /** @description Of the total price */
            fee_percent: number;
        };
        /** @description A cancellation policy - four rows of tiers, of which the day of check-in picks one. The tier in force is the largest days_before at or below the days left; tiers end with days_before 0. */
        BundlePolicy: {
            policy_code: components["schemas"]["ItemCode"];
            policy_name: components["schemas"]["LocalizedText"];
            /** @description When the peak tiers hold. */
            peak_periods: components["schemas"]["MonthDayPeriod"][];
            /** @description ISO weekdays, 1 is Monday. */
            weekend_days: number[];
            /** @description The eve of each counts as weekend. */
            holidays: components["schemas"]["StayDate"][];
            /** @description In a peak period, checking in on a weekday. */
            peak_weekday: components["schemas"]["FeeTier"][];
            /** @description In a peak period, checking in on a weekend. */
            peak_weekend: components["schemas"]["FeeTier"][];
            /** @description Out of season, checking in on a weekday. */
            off_weekday: components["schemas"]["FeeTier"][];
            /** @description Out of season, checking in on a weekend. */
            off_weekend: components["schemas"]["FeeTier"][];
        };
        /** @description A kind of room that the property sells. */
        BundleRoomType: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            view_type: components["schemas"]["LocalizedText"];
            bed_type: components["schemas"]["LocalizedText"];
            /** @description Square metres */
            area: number;
            /** @description Guests that the price includes */
            standard: number;
            /** @description Fewer do not get the room */
            min_person: number;
            /** @description Guests that the room takes, infants not counted */
            max_person: number;
            /** @description A night, for each adult above standard. */
            extra_adult_price: components["schemas"]["Amount"];
            /** @description A night, for each child above standard; adults fill the standard places first. */
            extra_kid_price: components["schemas"]["Amount"];
            /** @description What the price includes. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description What is paid for at the hotel. */
            paid_extras: components["schemas"]["LocalizedText"][];
            /** @description Whether a tier's suite discount holds for it; not where it is not said */
            is_suite?: boolean;
            /** @description Whether animals may sleep in it; the property must take them as well */
            pets_allowed: boolean;
            /** @description One of the policies of this property. */
            policy_code: components["schemas"]["ItemCode"];
            /** @description What the room itself offers, by the file_path of icons of this property; the first four stand in the list. Without any, the room's page shows the property's icons. */
            icons?: string[];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description Nights on which a package costs another price than usual, or is not sold. */
        BundlePackagePeriod: {
            /** @description The first night. */
            from: components["schemas"]["StayDate"];
            /** @description The last night, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description For one room, taxes included; null where the package is not sold. A stay pays each night's, or, for a package by the stay, that of its arrival. */
            price: components["schemas"]["Amount"] | null;
        };
        /** @description Something sold with a room. */
        BundlePackage: {
            package_code: components["schemas"]["ItemCode"];
            package_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description What the guest gets beside the room. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description The room types that it can be had with. */
            room_type_codes: components["schemas"]["ItemCode"][];
            /** @description The options that every room has with the package, each once; they are not offered beside it, and are taken from their daily stock. Absent where it contains none. */
            included_upsellings?: components["schemas"]["ItemCode"][];
            /** @description Shorter stays cannot have it */
            min_nights: number;
            /**
             * @description Whether the price is for each night or once for the stay
             * @enum {string}
             */
            charge: "per_night" | "per_stay";
            /** @description For one room, taxes included, on every night outside of `periods`. */
            price: components["schemas"]["Amount"];
            /** @description Where the price is another, or the package is not sold; none touches the nights of another. Absent where it is always the same. */
            periods?: components["schemas"]["BundlePackagePeriod"][];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description An option that can be added to a room. */
        BundleUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            upselling_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description For one, on one date, taxes included. */
            price: components["schemas"]["Amount"];
            /** @description The most that one room may take a day */
            max_count: number;
            /** @description Whether the guest picks nights; otherwise it is had once, on arrival */
            by_date: boolean;
            /** @description How many are sold a day at most; null where it is not counted */
            daily_stock: number | null;
            /** @description Where the option is staying longer, until when. One choice of check-out time is made for a room. Absent for any other option. */
            checkout_time?: components["schemas"]["ClockTime"];
            /** @description The adult product without which this linked one is not sold. */
            adult_upselling_code: components["schemas"]["ItemCode"] | null;
            /** @description Null without one. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description Points as money, one worth a minor unit of the currency. */
        BundleMileage: {
            /** @description Used in multiples of it */
            unit: number;
            /** @description The fewest that are used */
            minimum: number;
            /** @description The most for one stay */
            maximum: number;
        };
        /** @description The member price of a tier. It is of nights, extra persons, pets and the package of each room. */
        BundleMemberRate: {
            /** @description Of the company. */
            tier_code: components["schemas"]["ItemCode"];
            /** @description Below the public price, rounded down */
            percent: number;
        };
        /** @description Leaving early for a lower price. */
        BundleEarlyCheckout: {
            /** @description Which of the property's offers; sent back when quoting */
            early_checkout_seq: number;
            /** @description Until when the room is left instead. */
            checkout_time: components["schemas"]["ClockTime"];
            /** @description Off each room. */
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description A code that takes something off. */
        BundlePromotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            promotion_name: components["schemas"]["LocalizedText"];
            /**
             * @description PERCENT of nights, extra persons, pets and package, or a FIXED amount off each room
             * @enum {string}
             */
            discount_type: "PERCENT" | "FIXED";
            /** @description Percent, or minor units of the currency, by the type */
            discount_amount: number;
            /** @description The first night it can be used for. */
            stay_from: components["schemas"]["StayDate"];
            /** @description The last night it can be used for. */
            stay_to: components["schemas"]["StayDate"];
            /** @description Shorter stays cannot have it */
            min_nights: number;
            /** @description Empty for all. */
            room_type_codes: components["schemas"]["ItemCode"][];
        };
        /** @description A port that ships of the property leave or reach. */
        BundlePort: {
            port_code: components["schemas"]["PortCode"];
            port_name: components["schemas"]["LocalizedText"];
            country: components["schemas"]["CountryCode"];
            /** @description IANA name; the clock of every time at this port */
            time_zone: string;
            /** @description Of the terminal where travellers report. */
            address: components["schemas"]["LocalizedText"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Null without one. */
            picture: components["schemas"]["BundlePicture"] | null;
        };
        /** @description A kind of cabin, on one ship or on several. */
        BundleCabinType: {
            cabin_type_code: components["schemas"]["ItemCode"];
            cabin_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            view_type: components["schemas"]["LocalizedText"];
            bed_type: components["schemas"]["LocalizedText"];
            /** @description Square metres */
            area: number;
            /** @description Travellers that sleep in it, infants not counted */
            berths: number;
            /** @description Fewer do not get the cabin */
            min_person: number;
            /** @description A leg, for who has a cabin of several berths alone, infants not counted. */
            single_use_supplement: components["schemas"]["Amount"];
            /** @description What the price includes. */
            included_items: components["schemas"]["LocalizedText"][];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["BundlePicture"][];
        };
        /** @description How many cabins of a kind there are. */
        BundleShipCabins: {
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description That can be sold; what is booked counts against it */
            count: number;
        };
        /** @description A rectangle of a deck. Percent run from the stern (0) to the bow (100), and from the port side (0) to starboard (100). */
        BundleDeckArea: {
            kind: components["schemas"]["DeckAreaKind"];
            /** @description What stands on its door; absent where its kind says it all. */
            name?: components["schemas"]["LocalizedText"];
            /** @description Which cabins lie here; present with the kind `cabins` alone. */
            cabin_type_code?: components["schemas"]["ItemCode"];
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
        BundleDeck: {
            /** @description Counted from the keel up */
            deck_number: number;
            /** @description As signs on board call it. */
            deck_name: components["schemas"]["LocalizedText"];
            /** @description None lies on another. */
            areas: components["schemas"]["BundleDeckArea"][];
        };
        /** @description A ship, with its plan. */
        BundleShip: {
            ship_code: components["schemas"]["ItemCode"];
            ship_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            /** @description Travellers that it takes, infants too; what a departure has that does not say another */
            capacity: number;
            /** @description What a departure has that does not say others; each cabin type once. */
            cabins: components["schemas"]["BundleShipCabins"][];
            /** @description GT */
            gross_tonnage?: number;
            /** @description Metres over all */
            length?: number;
            /** @description The year in which it was launched */
            built?: number;
            /** @description What is on board. */
            facilities: components["schemas"]["LocalizedText"][];
            /** @description The first stands in the list. */
            pictures: components["schemas"]["BundlePicture"][];
            /** @description From the top down. */
            decks: components["schemas"]["BundleDeck"][];
        };
        /** @description What one traveller of each band costs. */
        BundleBandAmounts: {
            /** @description For everybody who is older than a child. */
            adult: components["schemas"]["Amount"];
            /** @description For a child. */
            kid: components["schemas"]["Amount"];
            /** @description Without a berth of their own. */
            infant: components["schemas"]["Amount"];
        };
        /** @description A way from one port to another, in this direction. */
        BundleRoute: {
            route_code: components["schemas"]["ItemCode"];
            route_name: components["schemas"]["LocalizedText"];
            /** @description The port of departure. */
            from: components["schemas"]["PortCode"];
            /** @description Another port. */
            to: components["schemas"]["PortCode"];
            /** @description Routes of this property from the port of arrival to that of departure; empty where it is sold one way only. */
            return_route_codes: components["schemas"]["ItemCode"][];
            /** @description What a departure takes that does not say another, whatever the clocks say */
            duration_minutes: number;
            /** @description How many months after the last arrival a passport must still be good; 0 where that day is enough */
            passport_valid_months: number;
            /** @description A leg, for each traveller, its own line of the price. */
            port_tax: components["schemas"]["BundleBandAmounts"];
            /** @description One of the policies of this property, whose days are counted to the departure. That of the way out is the voyage's. */
            policy_code: components["schemas"]["ItemCode"];
        };
        /** @description What a berth in a kind of cabin costs on the departures of a route from one day to another, inclusive, on the weekdays given or on all. A later row overrides an earlier one. A departure without a fare for a kind of cabin does not sell it. */
        BundleFare: {
            route_code: components["schemas"]["ItemCode"];
            cabin_type_code: components["schemas"]["ItemCode"];
            /** @description The first day of departure, by the clock of the port that is left. */
            from: components["schemas"]["StayDate"];
            /** @description The last day of departure, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description ISO weekdays of the departure, 1 is Monday. */
            weekdays?: number[];
            /** @description A leg, taxes included, without the port tax. */
            fares: components["schemas"]["BundleBandAmounts"];
        };
        /** @description What a property of the kind `sailing` sells. Its departures are pushed by themselves. */
        BundleSailing: {
            /** @description In the order in which they are shown. */
            ports: components["schemas"]["BundlePort"][];
            /** @description In the order in which they are shown. */
            cabin_types: components["schemas"]["BundleCabinType"][];
            /** @description In the order in which they are shown. */
            ships: components["schemas"]["BundleShip"][];
            /** @description In the order in which they are shown. */
            routes: components["schemas"]["BundleRoute"][];
            /** @description By season; a later row overrides an earlier one. */
            fares: components["schemas"]["BundleFare"][];
            /** @description How many days after the last arrival passports are deleted, which the consent names */
            passport_keep_days: number;
        };
        /** @description Price, allotment and restrictions of a room type from one day to another, inclusive, on the weekdays given or on all. A later row overrides an earlier one. */
        BundleDays: {
            room_type_code: components["schemas"]["ItemCode"];
            /** @description The first night. */
            from: components["schemas"]["StayDate"];
            /** @description The last night, inclusive. */
            to: components["schemas"]["StayDate"];
            /** @description ISO weekdays of the nights, 1 is Monday. */
            weekdays?: number[];
            /** @description Of one room, for the guests that the price includes, taxes included. */
            price: components["schemas"]["Amount"];
            /** @description How many rooms are sold in all; what is booked counts against it */
            allotment: number;
            /** @description The shortest stay that may start on it; 1 where it is not said */
            min_nights?: number;
            /** @description The longest stay that may start on it; the property's own where it is not said */
            max_nights?: number;
            /** @description Whether the night is not sold; false where it is not said */
            closed?: boolean;
            /** @description Whether no stay may start on it; false where it is not said */
            closed_to_arrival?: boolean;
            /** @description Whether no stay may end on it; false where it is not said */
            closed_to_departure?: boolean;
        };
        /** @description A property with everything that it sells, and when. */
        BundleHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /**
             * @description A hotel sells rooms by the night, a sailing sells cabins by the voyage
             * @enum {string}
             */
            property_kind: "hotel" | "sailing";
            /** @description The name of the set of design tokens the site wears */
            brand: string;
            /** @description IANA name; the calendar and the clock of every date of the property */
            time_zone: string;
            /** @description What every price of the property is in. */
            currency: components["schemas"]["Currency"];
            /** @description The property's own first language, as the provider says it. */
            lang_type: components["schemas"]["LangType"];
            /** @description The language in which a guest is told what is not written in theirs; Korean where it is not said. */
            fallback_lang_type?: components["schemas"]["LangType"];
            payment_type: components["schemas"]["PaymentType"];
            /** @description How what is due at booking can be paid, in the order in which it is offered, each once; a card alone where it is not said. The property's contract with its payment provider must cover each. */
            payment_methods?: components["schemas"]["PaymentMethod"][];
            hotel_name: components["schemas"]["LocalizedText"];
            /** @description City and district. */
            address1: components["schemas"]["LocalizedText"];
            /** @description Street and number. */
            address2: components["schemas"]["LocalizedText"];
            /** @description The postal code, or what else the address needs. */
            address3: components["schemas"]["LocalizedText"];
            /** @description What the property says of itself on home; plain text. */
            description: components["schemas"]["LocalizedText"];
            /** @description The pictures of home, in the order in which they follow each other. */
            main_images: components["schemas"]["BundlePicture"][];
            /** @description The path of the picture behind pages that have none of their own; null without one */
            back_image: string | null;
            /** @description The logo for light ground */
            main_image: string | null;
            /** @description The logo for dark ground */
            main_image_white: string | null;
            /** @description Whether the property takes bookings at all */
            set_reservation: boolean;
            /** @description How many days from today can be booked */
            set_reservation_term: number;
            /** @description A note on the booking page; sanitised before it is kept. */
            reservation_html?: components["schemas"]["LocalizedText"];
            /** @description A guide to the stay; sanitised before it is kept. */
            manual_html?: components["schemas"]["LocalizedText"];
            /** @description The largest party of one booking */
            max_guest: number;
            /** @description The most rooms of one booking */
            max_rooms: number;
            /** @description The longest stay that can be booked */
            max_nights: number;
            /** @description Whether other currencies are shown beside the price */
            use_exchange: boolean;
            /** @description Whether other sites' prices are shown beside the search */
            use_price_comparison: boolean;
            /** @description From when rooms are ready. */
            default_checkin_time: components["schemas"]["ClockTime"];
            /** @description Until when rooms are to be left. */
            default_checkout_time: components["schemas"]["ClockTime"];
            /** @description Whether a booking must name somebody to reach in an emergency */
            emergency_contact: boolean;
            /** @description Whether the company's tiers are shown here */
            has_membership: boolean;
            /** @description The kinds of members who can join here; general and cyber where it is not said. */
            member_types?: components["schemas"]["MemberType"][];
            /** @description The provider's own sites, to which a login without the shell may return. */
            return_origins?: string[];
            /** @description The sites that may show the property's pages in a frame; none where it is not said. */
            frame_ancestors?: string[];
            /** @description The company to whose people alone a hotel sells, as `company_name` of `readCompanyInfo` says it; everybody may book where it is not said */
            linked_company?: string;
            /** @description From so many adults in one room the customer centre books */
            customer_centre_from_adults?: number;
            /** @description Whether a package is shown at the price of the whole stay; by the night where it is not said */
            shows_package_total_price?: boolean;
            age_bands: components["schemas"]["BundleAgeBands"];
            location?: components["schemas"]["BundleLocation"];
            /** @description Absent where the property takes no animals. */
            pets?: components["schemas"]["BundlePetUpselling"];
            /** @description For showing beside the price; empty for none. */
            exchange_rates: components["schemas"]["BundleExchangeRate"][];
            footer: components["schemas"]["BundleFooter"];
            /** @description In the order in which they are shown. */
            terms: components["schemas"]["BundleTerms"][];
            /** @description In the order in which they are shown. */
            icons: components["schemas"]["BundleIcon"][];
            /** @description The cancellation policies that room types, or the routes of ships, name. */
            policies: components["schemas"]["BundlePolicy"][];
            /** @description In the order in which they are shown. */
            room_types: components["schemas"]["BundleRoomType"][];
            /** @description In the order in which they are shown. */
            packages: components["schemas"]["BundlePackage"][];
            /** @description In the order in which they are shown. */
            upsellings: components["schemas"]["BundleUpselling"][];
            /** @description What of a stay points may pay; absent where the property takes none. */
            mileage?: components["schemas"]["BundleMileage"];
            /** @description What members pay less than the public price, by their tier - the first is the company's first, which who joins has at once. Absent where members pay the same. */
            member_rates?: components["schemas"]["BundleMemberRate"][];
            /** @description Benefits of tiers that can be booked with a stay here, of those that a stay can have; none where it is not said. */
            stay_benefits?: components["schemas"]["StayBenefitType"][];
            /** @description Offers of leaving early for a lower price. */
            early_checkouts: components["schemas"]["BundleEarlyCheckout"][];
            /** @description Codes that take something off. */
            promotions: components["schemas"]["BundlePromotion"][];
            /** @description Required for a property of the kind `sailing`, whose room types, packages and days are empty; absent for any other. */
            sailing?: components["schemas"]["BundleSailing"];
            /** @description Prices and allotments by period; a later row overrides an earlier one. A night that no row covers is not sold. */
            days: components["schemas"]["BundleDays"][];
        };
        /** @description All that a company sells, in one document. Its tiers, affiliates and owned rooms are replaced where the document has them, and stay where it has not. */
        PropertyBundle: {
            company_code: components["schemas"]["CompanyCode"];
            company_name: components["schemas"]["LocalizedText"];
            /** @description From the first up. */
            tiers?: components["schemas"]["BundleTier"][];
            /** @description Whose people may join as affiliate members. */
            affiliates?: components["schemas"]["BundleAffiliate"][];
            /** @description Whose owners may join as pre-sale members. */
            owned_rooms?: components["schemas"]["BundleOwnedRoom"][];
            /** @description The company's properties; one that is not in the bundle stays as it is. */
            hotels: components["schemas"]["BundleHotel"][];
        };
        /** @description A row that cannot be loaded, and why. */
        ImportProblem: {
            /** @description JSON pointer into the bundle */
            pointer: string;
            /** @description In English, for who prepares the bundle */
            message: string;
        };
        /** @description What was loaded, or would be. */
        ImportResult: {
            result: components["schemas"]["Success"];
            /** @description Whether nothing was written */
            dry_run: boolean;
            /** @description Properties in the bundle */
            hotels: number;
            /** @description Room types of all properties */
            room_types: number;
            /** @description Nights of room types that were priced */
            days: number;
            /** @description Empty in a success; a bundle with problems is refused whole. */
            problems: components["schemas"]["ImportProblem"][];
        };
        /** @description A day and a time by the clock of the port, as YYYY-MM-DDTHH:MM. */
        LocalTime: string;
        /** @description One departure, as it is from now on. */
        DepartureRow: {
            /** @description Unique in the property, and never that of another departure. */
            departure_code: components["schemas"]["ItemCode"];
            route_code: components["schemas"]["ItemCode"];
            ship_code: components["schemas"]["ItemCode"];
            /** @description By the clock of the port that is left. */
            departs_at: components["schemas"]["LocalTime"];
            /** @description That of the route where it is not said */
            duration_minutes?: number;
            /** @description Travellers that are taken in all, infants too; the ship's where it is not said */
            capacity?: number;
            /** @description How many of each kind are sold in all; the ship's where it is not said. A kind that is not in the list is not sold. */
            cabins?: components["schemas"]["BundleShipCabins"][];
            /**
             * @description open - is sold until it leaves. cancelled - does not sail; what is booked on it stays booked until its guests or the property cancel it
             * @enum {string}
             */
            status: "open" | "cancelled";
        };
        /** @description Departures of one property, in any order. */
        DeparturesRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Each departure_code once. */
            departures: components["schemas"]["DepartureRow"][];
        };
        /** @description What was taken over. */
        DeparturesResult: {
            result: components["schemas"]["Success"];
            /** @description How many departures were written */
            departures: number;
        };
        /** @description The member who is to be let in from a provider's own site. */
        SsoKeyRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Of a member of the same company; upper and lower case are alike */
            login_id: string;
        };
        /** @description A key that lets one member in, once. */
        SsoKeyResult: {
            result: components["schemas"]["Success"];
            /** @description Put into the address of the entry page */
            sso_key: string;
            /** @description A day after it was made. */
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What the staff of a property have scanned. */
        CheckInRequest: {
            /** @description Where the staff stand; a reservation of any other property is not found. */
            hotel_code: components["schemas"]["HotelCode"];
            /** @description As the guest's screen shows it */
            token: string;
        };
        /** @description What the property's own system says of a reservation; it replaces what was said before. */
        PropertyRecordRequest: {
            /** @description Null where the property's system has no number of its own. */
            code: components["schemas"]["PropertyCode"] | null;
            /** @description Shown to the guest as the property's word; null where there is nothing to say. */
            memo: components["schemas"]["PropertyMemo"] | null;
        };
        /** @description Identifies a refund, at the card provider too. Starts with the company. */
        RefundId: string;
        /** @description Money that is owed to a guest and that the card provider will not give back. */
        RefusedRefund: {
            refund_id: components["schemas"]["RefundId"];
            /**
             * @description refused - it waits for the property. paid_out - the property has given it back
             * @enum {string}
             */
            status: "refused" | "paid_out";
            hotel_code: components["schemas"]["HotelCode"];
            /** @description What is owed. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Why it was refused, with the card provider's own code */
            refusal: string;
            /** @description Since when it is owed. */
            created_at: components["schemas"]["Instant"];
            /** @description The booking that was cancelled; null where the card was charged and no room was left. */
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Who was to stay */
            guest_name: string;
            /** @description Who paid, whom to get in touch with; the guest, unless somebody booked for another */
            booker_name: string;
            /** @description Digits */
            booker_phone: string;
            /** @description As it was given when booking */
            booker_email: string;
            /** @description How it was given back; null while it waits */
            reference: string | null;
        };
        /** @description The refused refunds that wait for the property, the oldest first. */
        RefusedRefundsResult: {
            result: components["schemas"]["Success"];
            /** @description At most a hundred; the rest follow as these are paid out. */
            refunds: components["schemas"]["RefusedRefund"][];
        };
        /** @description How the property has given a refund back. */
        RefundPayoutRequest: {
            /** @description A bank transfer's number, or a sentence; for the property's own books */
            reference: string;
        };
        /** @description The refund as it stands now. */
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
            /** @description Logged in. */
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
            /** @description ID or password does not match. */
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
            /** @description The account has withdrawn. */
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
            /** @description The IDs registered for the proven number. */
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
            /** @description No ID for the proven number, or no such property. */
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
            /** @description The ticket has expired, was used or is another number's. */
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
            /** @description If they belong together, a code is on its way. */
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
            /** @description Changed. */
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
            /** @description The current password is wrong, or this kind of member may not change it here. */
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
            /** @description The account changed meanwhile. */
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
            /** @description The ticket has expired or was used. */
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
            /** @description The new password does not obey the rules. */
            422: {
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
            /** @description Still logged in. */
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
            /** @description The keys open nothing, or no longer. */
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
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
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
            /** @description The member. */
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
            /** @description The logins. */
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
            /** @description Only this login is left. */
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
                /** @description As the list tells it. */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That login has ended. */
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
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who signs the member in. */
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
            /** @description Go there. */
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
            /** @description No such property, or it has no login by this provider. */
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
    finishSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who signs the member in. */
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
            /** @description Known, or to be signed up. */
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
            /** @description The account has withdrawn. */
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
            /** @description No such property, or it has no login by this provider. */
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
            /** @description The flow has expired, was used, or began in another browser. */
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
            /** @description The provider refused, or its answer cannot be trusted. */
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
            /** @description On its way. */
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
    confirmVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Came with the sending of the code. */
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
            /** @description Proven. */
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
            /** @description Read. */
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
            /** @description Begun. */
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
            /** @description This property does not take this kind of member. */
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
            /** @description The ticket of the social login has expired or was used. */
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
    getSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Under way. */
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
            /** @description On its way. */
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
            /** @description Not a phone number, or not an email. */
            422: {
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
            /** @description Proven. */
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
            /** @description Another account has it, or had it and withdrew less than 30 days ago. */
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
            /** @description Proven. */
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
            /** @description They do not belong together. */
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
            /** @description The sign-up is for another kind of member. */
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
            /** @description Proven. */
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
            /** @description The sign-up is for another kind of member, or another account holds the room. */
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
            /** @description This is not in the contract. */
            422: {
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
            /** @description Free. */
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
            /** @description Taken, or not told yet. */
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
            /** @description It cannot be one. */
            422: {
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
            /** @description Welcome. */
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
            /** @description Something was taken meanwhile, a proof is missing, or it is too early to come back. */
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
            /** @description A field does not obey the rules, or a guardian has not consented. */
            422: {
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
            /** @description Welcome. */
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
            /** @description Something was taken meanwhile, a proof is missing, or it is too early to come back. */
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
            /** @description A field does not obey the rules, or a guardian has not consented. */
            422: {
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
            /** @description In their own order. */
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
            /** @description The sign-up is for another kind of member. */
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
            /** @description All of them; empty for who has none. */
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
                /** @description One of who is logged in. */
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
            /** @description They may book with the vouchers. */
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
            /** @description No such member, or no such contract of who is logged in as its main contractor. */
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
    switchSubMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of who is logged in. */
                contract_number: components["schemas"]["ContractNumber"];
                /**
                 * @description One of the contract's.
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
            /** @description As they are now. */
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
            /** @description No such contract of who is logged in as its main contractor, or no such sub-member of it. */
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
    listVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of who is logged in. */
                contract_number: components["schemas"]["ContractNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, and the bookings. */
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
            /** @description No such contract of who is logged in, or one that comes with no vouchers. */
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
            /** @description The member. */
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
            /** @description As it is now. */
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
            /** @description On its way. */
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
            /** @description Not a phone number, not an email, or the account's own; nor is a guardian's phone the member's. */
            422: {
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
            /** @description The account as it is now. */
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
            /** @description Another account has it, or had it and withdrew less than 30 days ago. */
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
            /** @description The code has expired, was used or tried too often, or was sent for another account. */
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
            /** @description What was found; empty where nothing is. */
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
            /** @description Nothing is looked up here. */
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
            /** @description All of it, by what it is about. */
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
            /** @description The account is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description A stay is ahead, or a refund is open. */
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
            /** @description Linked. */
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
            /** @description It is linked elsewhere, another of this provider is linked here, or the ticket has expired or was used. */
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
    unlinkSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose account is unlinked. */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It was used to join, or none of this provider is linked. */
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
                /** @description How far back the window reaches. */
                months?: "1" | "3" | "6" | "12";
                /**
                 * @description Only what came, or only what went.
                 * @example in
                 */
                direction?: "in" | "out";
                /** @description The next_cursor of the page before. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
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
                    "application/json": components["schemas"]["PointsEntriesResult"];
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
    listCoupons: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["schemas"]["CouponStatus"];
                /** @description Only those of this kind. */
                coupon_type?: components["schemas"]["CouponType"];
                /** @description Only those that may be booked with on this day or later. */
                from?: components["schemas"]["StayDate"];
                /** @description Only those that may be booked with on this day or earlier; not before `from`. */
                until?: components["schemas"]["StayDate"];
                /** @description The next_cursor of the page before. */
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
            /** @description A page of them; empty where there are none. */
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
            /** @description The coupon is the member's. */
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
            /** @description It has been used. */
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
            /** @description There is no such coupon to take, or its last day is over. */
            422: {
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
                /** @description The next_cursor of the page before. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
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
                    "application/json": components["schemas"]["VocListResult"];
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
            /** @description It waits for an answer. */
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
            /** @description As many as may wait are waiting already. */
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
    getVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one; somebody else's is not there. */
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
    updateVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one; somebody else's is not there. */
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
            /** @description The enquiry as it is now. */
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
            /** @description It is answered. */
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
    deleteVoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one; somebody else's is not there. */
                voc_seq: components["schemas"]["VocSeq"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description It is answered. */
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
    addVocAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which enquiry; somebody else's is not there. */
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
            /** @description It is attached. */
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
            /** @description The enquiry is answered, or as many as fit are attached. */
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
            /** @description The file is none of those that can be attached, or it is damaged. */
            422: {
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
                /** @description Which enquiry; somebody else's is not there. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description Which of its files.
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
                     * @description Always `attachment`, with the file's name.
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
    deleteVocAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which enquiry; somebody else's is not there. */
                voc_seq: components["schemas"]["VocSeq"];
                /**
                 * @description Which of its files.
                 * @example 0197f3a2-7002-7c40-9b1a-4f2f6a1f9c01
                 */
                attachment_id: components["schemas"]["VocAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description The enquiry is answered. */
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
    listTiers: {
        parameters: {
            query: {
                /** @description The property that is asked about. */
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
            /** @description From the first tier up. */
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
            /** @description The tier, or that there is none. */
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
            /** @description In the order in which they are offered. */
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
            /** @description Somebody else's login ID, or another company's property. */
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
                /** @description Only check. */
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
            /** @description Loaded, or checked. */
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
            /** @description The key is another company's. */
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
            /** @description Written. */
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
            /** @description The property is another company's. */
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
            /** @description The request does not obey the contract, or names what the property does not have; `errors` names each place. */
            422: {
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
            /** @description Made. */
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
            /** @description The key is another company's. */
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
            /** @description No member of the company has this ID, or no such property. */
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
            /** @description The property has no reservation with this token, or not any more. */
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
                /** @description Of one of the company's own properties. */
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
            /** @description The reservation as it stands now. */
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
    listRefusedRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that wait; empty where none does. */
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
                /** @description As the list of refused refunds tells it. */
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
            /** @description Noted, now or before. */
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
            /** @description The company has no such refund, or it was not refused. */
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
