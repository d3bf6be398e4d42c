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
         * @description Privacy and terms are required for a booking, marketing is optional, the cancellation rules are to be read. A language that the property has not written is answered in Korean.
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
         * @description Required before sign-up; creation checks again, because somebody may be quicker. The ID of a withdrawn member is kept for 30 days.
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
        put?: never;
        post?: never;
        delete?: never;
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
         * Compare with other sites
         * @description What other sites ask for the same dates, fetched on the property's behalf. An empty list where the property does not compare or the others did not answer.
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
         * @description One call that fills the page - rooms, packages, options, and what each combination costs for the whole stay, with what is left of it. Sold-out rooms stay in the list and say so; where nothing is left, the nearest dates that work come along.
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
         * @description Takes the inventory at once. A booking that needs card money or a guarantee is a temporary hold with an expiry, and is not confirmed until the payment is settled; one that needs neither is confirmed in the answer. A price that changed since the quote is told and nothing is held.
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
         * @description The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is being settled.
         */
        delete: operations["releaseHold"];
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
         * @description For guests without login. Name and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.
         */
        post: operations["lookUpReservation"];
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
    "/client/booking/reservations/{reservation_number}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar file of a reservation
         * @description An iCalendar event from check-in to check-out, in the property's time zone.
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
         * @description Opens a payment and answers what the browser needs for it - the card window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unsettled payment of the same hold must end first.
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
         * @description The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and settled on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.
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
         * @description The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked; then the payment is settled by what the provider itself answers to a query. `OK` as text ends its retries.
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
         * Load properties
         * @description Loads or replaces a company's properties - facts, terms, rooms, packages, options, promotions, policies, and the days they are sold on. All of it or nothing; each wrong row is named. With dry_run nothing is written.
         */
        post: operations["importPropertyBundle"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Identifies a property. 12 stands for 14 wherever it comes in. */
        HotelCode: string;
        MainRequest: {
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Said by every answer that succeeded; a failure says `fail`.
         * @constant
         */
        Success: "success";
        /** @description A picture, with words for who cannot see it. */
        Picture: {
            /** @description Appended to the file server's base address */
            file_path: string;
            alt: string;
            /** @description Where its subject stands, in percent from the left, for a narrow crop; the middle without it */
            focus_x?: number;
        };
        /**
         * @description How a property secures a booking. PREPAY - paid by card before it is confirmed. GUARANTEE - a card is left as a guarantee, the balance is due at the hotel. FREE_HOLD - confirmed with nothing taken.
         * @enum {string}
         */
        PaymentType: "PREPAY" | "GUARANTEE" | "FREE_HOLD";
        /**
         * @description A language of the site, by the name the product's calls have for it.
         * @enum {string}
         */
        LangType: "KOR" | "ENG" | "JPN" | "CHS" | "CHT" | "SPA" | "POR" | "VIE" | "THA" | "MON";
        /** @description Identifies the company that owns properties and members. */
        CompanyCode: string;
        /** @description A time of the property's day, 24 hours. */
        ClockTime: string;
        FileReference: {
            /** @description Appended to the file server's base address */
            file_path: string;
        };
        /** @description ISO 4217. */
        Currency: string;
        /**
         * Format: date
         * @description A day of the property's own calendar.
         */
        StayDate: string;
        /** @description Infants are up to and including infant_max_months, children up to child_max_years, everybody older is an adult. */
        AgeBands: {
            infant_max_months: number;
            child_max_years: number;
        };
        /**
         * @description The kinds of members - general (a person, by phone), cyber (online only, by email), affiliate (of a company that the provider registered), pre-sale (the owner of a room, a person or a corporation).
         * @enum {string}
         */
        MemberType: "GENERAL" | "CYBER" | "AFFILIATE" | "PRESALE_INDIVIDUAL" | "PRESALE_CORPORATE";
        /** @enum {string} */
        SocialProvider: "kakao" | "google" | "naver";
        /** @description WGS 84 degrees. */
        Location: {
            latitude: number;
            longitude: number;
        };
        /** @description For showing beside the price, never for charging. */
        ExchangeRate: {
            currency: components["schemas"]["Currency"];
            /** @description Units of the other currency for one unit of the property's */
            rate: number;
            as_of: components["schemas"]["StayDate"];
        };
        /** @description What the site needs to know of a property to show itself as that property's. */
        HotelInfo: {
            hotel_code: components["schemas"]["HotelCode"];
            hotel_name: string;
            address1: string;
            address2: string;
            address3: string;
            description: string;
            main_images: components["schemas"]["Picture"][];
            /** @description Whether the property takes bookings at all */
            set_reservation: boolean;
            /** @description How many days from today can be booked */
            set_reservation_term: number;
            payment_type: components["schemas"]["PaymentType"];
            /** @description The provider's note on the booking page, sanitised */
            reservation_html: string | null;
            /** @description The provider's guide to the stay, sanitised */
            manual_html: string | null;
            lang_type: components["schemas"]["LangType"];
            /** @description The largest party of one booking */
            max_guest: number;
            back_image: string | null;
            company_code: components["schemas"]["CompanyCode"];
            /** @description Whether other currencies are shown beside the price */
            use_exchange: boolean;
            use_price_comparison: boolean;
            early_checkout_use: boolean;
            default_checkin_time: components["schemas"]["ClockTime"];
            default_checkout_time: components["schemas"]["ClockTime"];
            back_image_file: components["schemas"]["FileReference"] | null;
            /** @description The logo for light ground. */
            main_image_file: components["schemas"]["FileReference"] | null;
            /** @description The logo for dark ground. */
            main_image_white_file: components["schemas"]["FileReference"] | null;
            /** @description Whether pets may come */
            isPet: boolean;
            /** @description Whether a package is shown at the price of the whole stay */
            showPackageTotalPrice: boolean;
            /** @enum {string} */
            property_kind: "hotel" | "sailing";
            /** @description The name of the set of design tokens the site wears */
            brand: string;
            currency: components["schemas"]["Currency"];
            /** @description IANA name */
            time_zone: string;
            today: components["schemas"]["StayDate"];
            /** @description The last day that can be a check-out. */
            bookable_to: components["schemas"]["StayDate"];
            max_rooms: number;
            max_nights: number;
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
            /** @description The provider's own sites, to which a login without the shell may return. */
            return_origins: string[];
            location: components["schemas"]["Location"] | null;
            exchange_rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description What Korean e-commerce law wants said of the seller; each is shown where it is present. */
        FooterData: {
            hotel_code: components["schemas"]["HotelCode"];
            hotel_name: string;
            ceo?: string;
            address?: string;
            tel?: string;
            email?: string;
            fax?: string;
            /** @description Business registration number */
            company_num?: string;
            /** @description Mail-order number */
            term_num?: string;
            copyright?: string;
        };
        /** @description One of the properties that the chooser offers. */
        PropertyHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            hotel_name: string;
            address1: string;
            address2: string;
            file_path: string;
        };
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
        ErrorCode: "invalid_access" | "login_required" | "err05" | "bad_credentials" | "password_check_failed" | "no_linked_id" | "reservation_not_found" | "lookup_mismatch" | "member_reservation_login_required" | "id_not_found" | "duplicate_id" | "duplicate_email" | "duplicate_phone" | "session_expired" | "verification_expired" | "verification_failed" | "signup_not_completed" | "guardian_consent_required" | "password_mismatch" | "password_format" | "password_change_failed" | "password_general_members_only" | "room_sold_out" | "room_changed" | "all_rooms_sold_out" | "promotion_invalid" | "promotion_unusable" | "upselling_unavailable" | "membership_benefit_used" | "coupon_invalid" | "coupon_unusable" | "coupon_used" | "coupon_expired" | "coupon_outside_stay" | "coupon_on_another_room" | "coupon_not_for_room" | "coupon_offline_only" | "mileage_over_maximum" | "mileage_insufficient" | "mileage_unit" | "mileage_not_combinable" | "benefit_not_combinable" | "voucher_exceeds_remaining" | "member_not_matched" | "main_contractor_not_found" | "contract_not_found" | "voucher_not_found" | "same_day_owned_room_unavailable" | "payment_failed" | "payment_cancelled" | "payment_in_progress" | "reservation_failed" | "cancel_failed" | "voc_create_failed" | "voc_edit_failed" | "voc_delete_failed" | "withdrawal_failed" | "link_failed" | "already_linked" | "unlink_failed" | "first_social_cannot_unlink" | "kakao_login_failed" | "google_login_failed" | "naver_login_failed" | "load_failed" | "no_available_dates" | "no_sailings" | "no_rooms" | "invalid_passport" | "invalid_birthday" | "invalid_phone" | "invalid_email" | "presale_info_wrong" | "rooms_differ_in_type" | "too_many_rooms" | "customer_centre_required" | "rejoin_too_early" | "benefit_not_chosen" | "adult_product_required" | "stay_in_past" | "stay_order" | "stay_beyond_horizon" | "stay_closed" | "stay_length" | "party_over_maximum" | "validation" | "malformed_request" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "forbidden" | "rate_limited" | "quote_expired" | "quote_used" | "hold_expired" | "price_changed" | "idempotency_mismatch" | "idempotency_in_flight" | "unavailable" | "internal";
        FieldError: {
            /** @description JSON pointer into the request (a header or query parameter stands by its name, as in /from) */
            pointer: string;
            code: components["schemas"]["ErrorCode"];
        };
        /** @description Why a call failed, for programs (RFC 9457). `title` and `detail` are for developers; people are told by `code`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem
             */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /**
             * Format: uri-reference
             * @description Names this one failure by its request id
             */
            instance: string;
            /** @constant */
            result: "fail";
            code: components["schemas"]["ErrorCode"];
            /** @description On 422, each place of the request that is wrong. */
            errors?: components["schemas"]["FieldError"][];
            /** @description With price_changed - what the guest was shown */
            price_before?: number;
            /** @description With price_changed - what it is now */
            price_after?: number;
            /** @description With customer_centre_required - the number to call */
            phone?: string;
        };
        TermsRequest: {
            langType: components["schemas"]["LangType"];
            hotelCode: components["schemas"]["HotelCode"];
        };
        /**
         * @description Spelled as the calls spell it; CANCAL holds the cancellation rules, MEMBERSHIP those of the membership.
         * @enum {string}
         */
        TermsType: "PRIVACY" | "TERMS" | "MARKETING" | "CANCAL" | "MEMBERSHIP";
        Terms: {
            termsType: components["schemas"]["TermsType"];
            title: string;
            /** @description Sanitised HTML */
            content: string;
            /** @description Whether a booking needs this consent */
            required: boolean;
        };
        TermsResult: {
            result: components["schemas"]["Success"];
            /** @description In the order they are shown - privacy, terms, marketing, then the cancellation rules. */
            termsList: components["schemas"]["Terms"][];
        };
        FileListRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            /** @enum {string} */
            fileType: "icon";
        };
        IconFile: {
            file_seq: number;
            file_path: string;
            title?: string;
        };
        FileListResult: {
            result: components["schemas"]["Success"];
            data: components["schemas"]["IconFile"][];
        };
        /**
         * @description How the account was made - by its own ID, or by a social account.
         * @enum {string}
         */
        JoinType: "NORMAL" | "KAKAO" | "GOOGLE" | "NAVER";
        LoginRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            loginId: string;
            /** Format: password */
            password: string;
            joinType: components["schemas"]["JoinType"];
        };
        /** @enum {string} */
        Gender: "male" | "female";
        /** @description The member who is logged in. */
        UserInfo: {
            user_id: string;
            user_name: string;
            gender?: components["schemas"]["Gender"];
            phone_number?: string;
            birthday?: components["schemas"]["StayDate"];
            email?: string;
            last_name?: string;
            first_name?: string;
            agree_marketing?: boolean;
            /**
             * @description MEMBERSHIP has membership numbers and asks for the membership list
             * @enum {string}
             */
            user_type: "MEMBERSHIP" | "WEB";
            member_type: components["schemas"]["MemberType"];
            descriptions?: string;
            member_no_list: string[];
            /** @description The key of this session, in the answers of a login; only its hash is kept */
            sso_key?: string;
            company_code: components["schemas"]["CompanyCode"];
            login_id: string;
            join_type: components["schemas"]["JoinType"];
        };
        LoginResult: {
            result: components["schemas"]["Success"];
            /** @constant */
            code: "ok";
            /** @description The bearer token */
            token: string;
            userInfo: components["schemas"]["UserInfo"];
        };
        /** @description Digits only - a Korean mobile, or another country's number with its country code. */
        MobileNumber: string;
        FindIdRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            phone_number: components["schemas"]["MobileNumber"];
            ticket: string;
        };
        FoundId: {
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            joined_on: components["schemas"]["StayDate"];
        };
        FindIdResult: {
            result: components["schemas"]["Success"];
            data: components["schemas"]["FoundId"][];
        };
        FindPasswordRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            loginId: string;
            user_name: string;
            phone_number: components["schemas"]["MobileNumber"];
        };
        /** Format: uuid */
        VerificationId: string;
        /**
         * Format: date-time
         * @description A moment in UTC.
         */
        Instant: string;
        VerificationResult: {
            result: components["schemas"]["Success"];
            verification_id: components["schemas"]["VerificationId"];
            expires_at: components["schemas"]["Instant"];
            /** @description From then on another code may be asked for. */
            resend_at: components["schemas"]["Instant"];
        };
        /** @description English letters, digits and special characters - at least 9 characters of all three kinds, or at least 10 of two. Nothing else, no spaces. */
        Password: string;
        /** @description One of ticket and current_password says why the caller may. */
        ChangePasswordRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            ticket?: string;
            /** Format: password */
            current_password?: string;
            password: components["schemas"]["Password"];
            /** Format: password */
            password_confirm: string;
        };
        PlainResult: {
            result: components["schemas"]["Success"];
        };
        SsoRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            sso_key: string;
            company_code: components["schemas"]["CompanyCode"];
        };
        SsoResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            token: string;
        };
        SessionResult: {
            result: components["schemas"]["Success"];
            userInfo: components["schemas"]["UserInfo"];
            expires_at: components["schemas"]["Instant"];
        };
        SocialStartRequest: {
            hotelCode: components["schemas"]["HotelCode"];
        };
        SocialStartResult: {
            result: components["schemas"]["Success"];
            /** Format: uri */
            authorization_url: string;
            /** @description The provider sends it back */
            state: string;
            /** @description Kept by this browser and never put into an address */
            flow_token: string;
            expires_at: components["schemas"]["Instant"];
        };
        SocialFinishRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            code: string;
            state: string;
            flow_token: string;
        };
        /** @description What a social provider told of a person; each may be missing. */
        SocialPrefill: {
            user_name?: string;
            last_name?: string;
            first_name?: string;
            email?: string;
            phone_number?: string;
            birthday?: components["schemas"]["StayDate"];
            gender?: components["schemas"]["Gender"];
        };
        SocialFinishResult: {
            result: components["schemas"]["Success"];
            /** @enum {string} */
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
        VerificationRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            phone_number: components["schemas"]["MobileNumber"];
        };
        /** @description Six digits. */
        VerificationCode: string;
        ConfirmationRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            code: components["schemas"]["VerificationCode"];
        };
        ConfirmationResult: {
            result: components["schemas"]["Success"];
            /** @description Single use */
            ticket: string;
            expires_at: components["schemas"]["Instant"];
        };
        CompanyInfoRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            CsHsUi: string;
        };
        /** @description The company that a guest of a company-linked hotel belongs to. */
        CompanyInfo: {
            company_name: string;
            employee_name?: string;
            employee_number?: string;
        };
        CompanyInfoResult: {
            result: components["schemas"]["Success"];
            company_info: components["schemas"]["CompanyInfo"] | null;
        };
        StartSignupRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            member_type: components["schemas"]["MemberType"];
            social_ticket?: string;
        };
        /** @description A provider's own code of a room type, package, option or plan. */
        ItemCode: string;
        /** @description A room that a pre-sale member owns. */
        OwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            building_name: string;
            unit_code: components["schemas"]["ItemCode"];
            unit_name: string;
            room_number: string;
        };
        SignupState: {
            member_type: components["schemas"]["MemberType"];
            join_type: components["schemas"]["JoinType"];
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
            owned_room: components["schemas"]["OwnedRoom"] | null;
            prefill: components["schemas"]["SocialPrefill"] | null;
        };
        StartSignupResult: {
            result: components["schemas"]["Success"];
            signup_token: string;
            signup: components["schemas"]["SignupState"];
        };
        SignupResult: {
            result: components["schemas"]["Success"];
            signup: components["schemas"]["SignupState"];
        };
        SignupCodeRequest: {
            /** @enum {string} */
            channel: "SMS" | "EMAIL";
            /**
             * @description Whose it is; a guardian proves a phone
             * @enum {string}
             */
            subject: "MEMBER" | "GUARDIAN";
            /** @description A mobile number in digits, or an email */
            to: string;
        };
        SignupConfirmationRequest: {
            verification_id: components["schemas"]["VerificationId"];
            code: components["schemas"]["VerificationCode"];
        };
        AffiliationRequest: {
            affiliate_name: string;
            /** @description Ten digits */
            business_number: string;
            customer_number: string;
        };
        OwnershipRequest: {
            building_code: components["schemas"]["ItemCode"];
            unit_code: components["schemas"]["ItemCode"];
            room_number: string;
            /** @description The number of the sale */
            distribution_number: string;
            /** @description The contractor, a person or a corporation */
            owner_name: string;
            /** @description Ten digits */
            business_number?: string;
            referral_code?: string;
        };
        DuplicateCheckRequest: {
            /** @enum {string} */
            field: "login_id" | "email";
            value: string;
        };
        DuplicateCheckResult: {
            result: components["schemas"]["Success"];
            /** @constant */
            available: true;
        };
        /** @description English letters and digits; upper and lower case are one. */
        LoginId: string;
        PersonName: string;
        /** @description English letters only. */
        EnglishName: string;
        /**
         * Format: date
         * @description A day that has been.
         */
        Birthday: string;
        /** @description Separate consents; refusing marketing blocks nothing. */
        SignupAgreements: {
            /** @constant */
            PRIVACY: true;
            /** @constant */
            TERMS: true;
            MARKETING: boolean;
            /** @description The membership terms, where the property shows them alone; there it must be true */
            MEMBERSHIP?: boolean;
        };
        MemberInformation: {
            login_id: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
            /** Format: password */
            password_confirm: string;
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            last_name_en?: components["schemas"]["EnglishName"];
            first_name_en?: components["schemas"]["EnglishName"];
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /** Format: email */
            email: string;
            address?: string;
            address_detail?: string;
            /** @description Of a member under 14; the guardian proves a phone as well. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        MemberCreated: {
            result: components["schemas"]["Success"];
            login_id: string;
            user_name: string;
            member_type: components["schemas"]["MemberType"];
            join_type: components["schemas"]["JoinType"];
            /** @description A cyber member has none */
            member_no: string | null;
        };
        SocialMemberInformation: {
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            last_name_en?: components["schemas"]["EnglishName"];
            first_name_en?: components["schemas"]["EnglishName"];
            birthday: components["schemas"]["Birthday"];
            gender: components["schemas"]["Gender"];
            /** Format: email */
            email: string;
            address?: string;
            address_detail?: string;
            /** @description Of a member under 14; the guardian proves a phone as well. */
            guardian_name?: components["schemas"]["PersonName"];
            agreements: components["schemas"]["SignupAgreements"];
        };
        OwnedUnit: {
            unit_code: components["schemas"]["ItemCode"];
            unit_name: string;
            room_numbers: string[];
        };
        /** @description A building (dong) with its units. */
        OwnedBuilding: {
            building_code: components["schemas"]["ItemCode"];
            building_name: string;
            units: components["schemas"]["OwnedUnit"][];
        };
        OwnedRoomsResult: {
            result: components["schemas"]["Success"];
            buildings: components["schemas"]["OwnedBuilding"][];
        };
        /** @description The account of a person. */
        MemberProfile: {
            login_id: string;
            join_type: components["schemas"]["JoinType"];
            member_type: components["schemas"]["MemberType"];
            member_no_list: string[];
            user_name: string;
            last_name: components["schemas"]["PersonName"];
            first_name: components["schemas"]["PersonName"];
            last_name_en?: components["schemas"]["EnglishName"];
            first_name_en?: components["schemas"]["EnglishName"];
            phone_number: string;
            email: string;
            birthday: components["schemas"]["StayDate"];
            gender: components["schemas"]["Gender"];
            address?: string;
            address_detail?: string;
            agree_marketing: boolean;
            joined_on: components["schemas"]["StayDate"];
            /** @description Linked, the one used to join first. */
            social_accounts: components["schemas"]["SocialProvider"][];
            affiliate_name: string | null;
            owned_room: components["schemas"]["OwnedRoom"] | null;
        };
        MemberResult: {
            result: components["schemas"]["Success"];
            member: components["schemas"]["MemberProfile"];
        };
        /**
         * @description What a tier can be worth. `value` beside it is the percent, the hour, the number of people or of points.
         * @enum {string}
         */
        BenefitType: "point_earning" | "room_upgrade" | "late_check_out" | "lounge" | "free_breakfast" | "welcome_amenities" | "extra_points" | "food_and_beverage_discount" | "welcome_drink" | "suite_discount" | "vip_amenities" | "phone_booking_discount" | "calendar_and_goods" | "sauna" | "pool" | "express_check_in" | "valet";
        Benefit: {
            benefit_type: components["schemas"]["BenefitType"];
            value: number | null;
        };
        Tier: {
            tier_code: components["schemas"]["ItemCode"];
            tier_name: string;
            colour: string;
            /** @description How it is reached */
            qualification: string;
            benefits: components["schemas"]["Benefit"][];
        };
        TiersResult: {
            result: components["schemas"]["Success"];
            tiers: components["schemas"]["Tier"][];
        };
        MembershipListRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            login_id: string;
        };
        Membership: {
            member_no: string;
            membership_name: string;
        };
        MembershipListResult: {
            result: components["schemas"]["Success"];
            data: components["schemas"]["Membership"][];
        };
        PriceCompareRequest: {
            hotelCode: components["schemas"]["HotelCode"];
            startDate: components["schemas"]["StayDate"];
            endDate: components["schemas"]["StayDate"];
        };
        /** @description Minor units of the currency beside it (KRW has none, so won). */
        Amount: number;
        ComparedPrice: {
            site: string;
            total_price: components["schemas"]["Amount"];
            is_ours: boolean;
        };
        PriceCompareResult: {
            result: components["schemas"]["Success"];
            currency: components["schemas"]["Currency"];
            priceCompareList: components["schemas"]["ComparedPrice"][];
        };
        /**
         * @description open - can be stayed. closed - the property does not sell it. sold_out - no room is left. past and beyond_horizon - outside what can be booked at all.
         * @enum {string}
         */
        DayStatus: "open" | "closed" | "sold_out" | "past" | "beyond_horizon";
        CalendarDay: {
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
            closed_to_arrival: boolean;
            closed_to_departure: boolean;
        };
        Calendar: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            currency: components["schemas"]["Currency"];
            today: components["schemas"]["StayDate"];
            days: components["schemas"]["CalendarDay"][];
        };
        /** @description Who sleeps in one room. */
        PartyRoom: {
            adult: number;
            kid: number;
            infant: number;
            pet: number;
        };
        /** @description A promotion code as the guest types it; upper and lower case are alike. */
        PromotionCode: string;
        SearchRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            /** @description One entry a room. */
            reservationInfo: components["schemas"]["PartyRoom"][];
            promotion_code?: components["schemas"]["PromotionCode"];
        };
        /** @description A room type. */
        Room: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: string;
            description: string;
            view_type: string;
            bed_type: string;
            /** @description Square metres */
            area: number;
            /** @description Guests that the price includes */
            standard: number;
            min_person: number;
            /** @description Guests that the room takes, infants not counted */
            max_person: number;
            included_items: string[];
            paid_extras: string[];
            pets_allowed: boolean;
            pictures: components["schemas"]["Picture"][];
        };
        /**
         * @description available - can be booked. sold_out - fewer rooms are left than wanted. closed - not sold on a night of the stay, or not for a stay of this length. too_small - the party does not fit. pets_not_allowed - the party has a pet and the room takes none.
         * @enum {string}
         */
        OfferStatus: "available" | "sold_out" | "closed" | "too_small" | "pets_not_allowed";
        NightPrice: {
            date: components["schemas"]["StayDate"];
            price: components["schemas"]["Amount"];
        };
        /** @description What a room type costs for the dates and the whole party, before promotion. */
        RoomPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            status: components["schemas"]["OfferStatus"];
            /** @description How many are left, when they are few */
            remaining: number | null;
            /** @description The room's own price on each night, without extra persons; empty where it is not available. */
            nights: components["schemas"]["NightPrice"][];
            /** @description All rooms of the party, extra persons and pets included; null where it is not available. */
            total_price: components["schemas"]["Amount"] | null;
        };
        /** @description Something sold with a room, at a price a night or a stay. */
        Package: {
            package_code: components["schemas"]["ItemCode"];
            package_name: string;
            description: string;
            included_items: string[];
            room_type_codes: components["schemas"]["ItemCode"][];
            min_nights: number;
            pictures: components["schemas"]["Picture"][];
        };
        /** @description What a package adds to each room of the stay. */
        PackagePrice: {
            package_code: components["schemas"]["ItemCode"];
            /** @enum {string} */
            charge: "per_night" | "per_stay";
            price: components["schemas"]["Amount"];
        };
        /** @description One thing to choose - a room, with a package or without - at its price for the stay and the party. */
        SumPrice: {
            room_type_code: components["schemas"]["ItemCode"];
            package_code: components["schemas"]["ItemCode"] | null;
            status: components["schemas"]["OfferStatus"];
            before_discount: components["schemas"]["Amount"];
            discount_promotion_price: components["schemas"]["Amount"];
            total_price: components["schemas"]["Amount"];
            /** @description The total shared by nights and rooms, rounded down, to compare by. */
            night_price: components["schemas"]["Amount"];
            /** @description The last day on which cancelling costs nothing; null where it always costs. */
            free_until: components["schemas"]["StayDate"] | null;
        };
        /** @description An option. It costs price x count x number of dates. */
        Upselling: {
            upselling_code: components["schemas"]["ItemCode"];
            upselling_name: string;
            description: string;
            price: components["schemas"]["Amount"];
            /** @description The most that one room may take a day */
            max_count: number;
            /** @description Whether the guest picks nights; otherwise it is had once, on arrival */
            by_date: boolean;
            /** @description The smallest stock on a day of the stay; null where it is not counted */
            remaining: number | null;
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description Leaving early for a lower price. */
        EarlyCheckout: {
            early_checkout_seq: number;
            checkout_time: components["schemas"]["ClockTime"];
            discount_amt: components["schemas"]["Amount"];
        };
        /** @description What pets cost a stay, each one from the first that is charged. */
        PetUpselling: {
            price: components["schemas"]["Amount"];
            /** @description The first animal that is charged */
            charged_from: number;
            max_count: number;
        };
        /** @description discount_amount is a percentage where discount_type is PERCENT, else an amount off each room. */
        Promotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            promotion_name: string;
            /** @enum {string} */
            discount_type: "PERCENT" | "FIXED";
            discount_amount: number;
        };
        /** @description Other dates of the same length on which something is left. */
        NearestDates: {
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            total_price: components["schemas"]["Amount"];
        };
        SearchResult: {
            result: components["schemas"]["Success"];
            hotel_code: components["schemas"]["HotelCode"];
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            nights: number;
            currency: components["schemas"]["Currency"];
            roomList: components["schemas"]["Room"][];
            roomPriceList: components["schemas"]["RoomPrice"][];
            packageList: components["schemas"]["Package"][];
            packagePriceList: components["schemas"]["PackagePrice"][];
            /** @description Everything that can be chosen, cheapest first. */
            sumPriceList: components["schemas"]["SumPrice"][];
            upsellingList: components["schemas"]["Upselling"][];
            earlyCheckoutList: components["schemas"]["EarlyCheckout"][];
            petUpselling: components["schemas"]["PetUpselling"] | null;
            promotion: components["schemas"]["Promotion"] | null;
            /** @description Only where nothing is available. */
            nearest_dates: components["schemas"]["NearestDates"][];
        };
        RoomResult: {
            result: components["schemas"]["Success"];
            room: components["schemas"]["Room"];
        };
        PackageResult: {
            result: components["schemas"]["Success"];
            package: components["schemas"]["Package"];
            price: components["schemas"]["PackagePrice"];
        };
        PromotionCheckRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            promotion_code: components["schemas"]["PromotionCode"];
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
        };
        PromotionResult: {
            result: components["schemas"]["Success"];
            promotion: components["schemas"]["Promotion"];
        };
        SelectedUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            count: number;
            /** @description The nights it is had on; empty for an option that is had once. */
            date_list: components["schemas"]["StayDate"][];
        };
        /** @description One room as the guest wants it. */
        ReservationRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            adult: number;
            kid: number;
            infant: number;
            pet: number;
            early_checkout_seq?: number;
            selectedUpselling: components["schemas"]["SelectedUpselling"][];
        };
        QuoteRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            package_code?: components["schemas"]["ItemCode"];
            promotion_code?: components["schemas"]["PromotionCode"];
            reservationRoomList: components["schemas"]["ReservationRoom"][];
        };
        /**
         * @description What a price line is for, in the order in which prices are made.
         * @enum {string}
         */
        PriceLineKind: "night" | "extra_adult" | "extra_kid" | "pet" | "package" | "promotion" | "early_checkout" | "upselling";
        /** @description A line of the price. A discount's amount is negative, and is what was really taken, so the lines always sum. */
        PriceLine: {
            kind: components["schemas"]["PriceLineKind"];
            /** @description The item's own code, where it has one */
            code: string | null;
            /** @description The item's own name, where it has one */
            name: string | null;
            date: components["schemas"]["StayDate"] | null;
            count: number;
            unit_price: number;
            amount: number;
        };
        /** @description A room of the stay, priced. */
        StayRoom: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: string;
            adult: number;
            kid: number;
            infant: number;
            pet: number;
            lines: components["schemas"]["PriceLine"][];
            discount_promotion_price: components["schemas"]["Amount"];
            total_price: components["schemas"]["Amount"];
        };
        /** @description What cancelling costs from one day to another. */
        PolicyTier: {
            /** @description Days left to check-in, or more */
            days_before: number;
            /** @description The last day, by the hotel's calendar, on which this tier holds. */
            until: components["schemas"]["StayDate"];
            fee_percent: number;
            fee: components["schemas"]["Amount"];
        };
        /** @description The cancellation rules of this stay, with their days and amounts. */
        CancellationPolicy: {
            policy_name: string;
            free_until: components["schemas"]["StayDate"] | null;
            /** @description From the earliest day to the day of check-in. */
            tiers: components["schemas"]["PolicyTier"][];
        };
        /** @description What is bought - the same in a quote, a hold and a reservation. */
        Stay: {
            hotel_code: components["schemas"]["HotelCode"];
            hotel_name: string;
            start_date: components["schemas"]["StayDate"];
            end_date: components["schemas"]["StayDate"];
            nights: number;
            checkin_time: components["schemas"]["ClockTime"];
            checkout_time: components["schemas"]["ClockTime"];
            package_code: components["schemas"]["ItemCode"] | null;
            package_name: string | null;
            promotion_code: components["schemas"]["PromotionCode"] | null;
            /** @description Of the room. */
            picture: components["schemas"]["Picture"] | null;
            rooms: components["schemas"]["StayRoom"][];
            currency: components["schemas"]["Currency"];
            /** @description VAT included; the sum of all lines. */
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
        };
        QuoteResult: {
            result: components["schemas"]["Success"];
            /** Format: uuid */
            quote_id: string;
            /** @description Sent as Quote-Token when reserving */
            quote_token: string;
            expires_at: components["schemas"]["Instant"];
            stay: components["schemas"]["Stay"];
        };
        /** @description Who the booking is for, and who to reach in an emergency where the property asks. */
        CustomerInfo: {
            guest_last_name: string;
            guest_first_name: string;
            /** @description Digits only */
            guest_phone: string;
            /** Format: email */
            guest_email: string;
            guest_memo?: string;
            emergency_name?: string;
            emergency_phone?: string;
        };
        /** @description Separate consents; refusing marketing blocks nothing. */
        Agreements: {
            /** @constant */
            PRIVACY: true;
            /** @constant */
            TERMS: true;
            MARKETING: boolean;
        };
        HoldRequest: {
            /** Format: uuid */
            quote_id: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            agreements: components["schemas"]["Agreements"];
        };
        /** @description A number that a person reads out or types; no letter can be taken for a digit. */
        DocumentNumber: string;
        /**
         * @description held - the rooms are the guest's until expires_at. confirmed - it has become a reservation. released - given back by the guest. expired - time ran out. held becomes any of the others, and none of those changes again.
         * @enum {string}
         */
        HoldStatus: "held" | "confirmed" | "released" | "expired";
        HoldResult: {
            result: components["schemas"]["Success"];
            hold_number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["HoldStatus"];
            expires_at: components["schemas"]["Instant"];
            /** @description The server's clock, so that a count-down does not trust the browser's. */
            server_time: components["schemas"]["Instant"];
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Told once, by reserving; null afterwards */
            reservation_token: string | null;
            guest_name: string;
            guest_email: string;
            stay: components["schemas"]["Stay"];
        };
        LookupRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @description Spaces and case do not matter, nor which name comes first */
            guest_name: string;
            reservation_number: string;
        };
        LookupResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            /** @description Sent as Reservation-Token */
            reservation_token: string;
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description confirmed becomes cancelled, or used after check-out; complete (booked with vouchers) likewise.
         * @enum {string}
         */
        ReservationStatus: "confirmed" | "cancelled" | "complete" | "used";
        /** @description Identifies a payment, at the card provider too. Starts with the company. */
        OrderId: string;
        /**
         * @description ready - the card window may be opened. in_progress - authorised and being settled, or its result is being asked for. completed - charged or guaranteed, and the booking is confirmed. cancelled - the guest closed the window. failed - refused, nothing is charged. refunded - was charged without a booking, and has been given back. ready becomes in_progress, cancelled or failed; in_progress becomes completed, failed or refunded; the others are final.
         * @enum {string}
         */
        PaymentStatus: "ready" | "in_progress" | "completed" | "cancelled" | "failed" | "refunded";
        /** @description The card behind the reservation, as far as it may be shown. */
        ReservationPayment: {
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Amount"];
            card_name: string | null;
            card_number_masked: string | null;
            paid_at: components["schemas"]["Instant"] | null;
            receipt_url: string | null;
        };
        /**
         * @description none - nothing was to come back. pending - sent, or being asked about. completed - the card provider confirmed it.
         * @enum {string}
         */
        RefundStatus: "none" | "pending" | "completed";
        /** @description How the reservation was cancelled. */
        Cancellation: {
            cancelled_at: components["schemas"]["Instant"];
            fee: components["schemas"]["Amount"];
            refund: components["schemas"]["Amount"];
            refund_status: components["schemas"]["RefundStatus"];
        };
        /** @description Where the stay is, and whom to ask. */
        HotelContact: {
            address: string;
            tel: string | null;
            email: string | null;
            location: components["schemas"]["Location"] | null;
        };
        /**
         * @description What may be done with the reservation now.
         * @enum {string}
         */
        AllowedAction: "cancel" | "print" | "calendar";
        Reservation: {
            reservation_number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["ReservationStatus"];
            nights: number;
            guest_count: number;
            guest_name: string;
            guest_email: string;
            guest_phone: string;
            booker_name: string;
            booker_phone: string;
            guest_memo: string | null;
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: string;
            room_count: number;
            /** @description Nights, extra persons, pets and packages, before discounts. */
            room_price: components["schemas"]["Amount"];
            option_total: components["schemas"]["Amount"];
            discount_total: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            /** @description VAT included. */
            total_price: components["schemas"]["Amount"];
            paid_amount: components["schemas"]["Amount"];
            balance_due: components["schemas"]["Amount"];
            reservation_date: components["schemas"]["Instant"];
            check_in: components["schemas"]["StayDate"];
            check_out: components["schemas"]["StayDate"];
            stay: components["schemas"]["Stay"];
            payment: components["schemas"]["ReservationPayment"] | null;
            cancellation: components["schemas"]["Cancellation"] | null;
            contact: components["schemas"]["HotelContact"];
            allowed_actions: components["schemas"]["AllowedAction"][];
        };
        ReservationResult: {
            result: components["schemas"]["Success"];
            reservation: components["schemas"]["Reservation"];
        };
        CancellationPreviewResult: {
            result: components["schemas"]["Success"];
            reservation_number: components["schemas"]["DocumentNumber"];
            cancellable: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Days from the hotel's today to check-in */
            days_before: number;
            fee_percent: number;
            fee: components["schemas"]["Amount"];
            refund: components["schemas"]["Amount"];
            /** @description False where nothing was charged - the fee is shown and not collected */
            fee_collected: boolean;
        };
        CancellationRequest: {
            /** @description The fee that the guest was shown and agrees to. */
            fee: components["schemas"]["Amount"];
            reason?: string;
        };
        /** @description RFC 5545. */
        CalendarFile: string;
        PaymentRequest: {
            hold_number: components["schemas"]["DocumentNumber"];
        };
        /** @description Handed as it is to NicePay's window. */
        NicepayWindowRequest: {
            clientId: string;
            /** @constant */
            method: "card";
            orderId: components["schemas"]["OrderId"];
            amount: components["schemas"]["Amount"];
            goodsName: string;
            /** Format: uri */
            returnUrl: string;
            mallReserved: string;
            buyerName: string;
            buyerTel: string;
            buyerEmail: string;
            /** @enum {string} */
            language: "KO" | "EN" | "CN";
            /** @enum {string} */
            currency: "KRW" | "USD" | "CNY";
        };
        /** @description NicePay's window, which its script opens with this request. */
        NicepayWindow: {
            /**
             * @description Tells this window from the others. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            provider: "nicepay";
            /** Format: uri */
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
            /** Format: uri */
            frame_url: string;
            /**
             * Format: uri
             * @description The only origin a message is taken from
             */
            origin: string;
        };
        /** @description What the browser opens to pay or to guarantee, by the provider that takes the card. */
        CardWindow: components["schemas"]["NicepayWindow"] | components["schemas"]["CardTokenFrame"];
        PaymentReadyResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description When the hold ends. */
            expires_at: components["schemas"]["Instant"];
            server_time: components["schemas"]["Instant"];
            card_window: components["schemas"]["CardWindow"];
        };
        /** @description The form of the card window. Fields that a later version of it adds are ignored. */
        PaymentReturn: {
            authResultCode: string;
            authResultMsg?: string;
            tid?: string;
            clientId?: string;
            orderId: string;
            amount?: string;
            mallReserved?: string;
            authToken?: string;
            signature?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description In the shape of an approval's answer. Fields that a later version of it adds are ignored. */
        NicepayWebhook: {
            resultCode?: string;
            resultMsg?: string;
            tid: string;
            orderId: string;
            ediDate: string;
            signature: string;
            status?: string;
            amount: number;
            balanceAmt?: number;
        } & {
            [key: string]: unknown;
        };
        /** @constant */
        WebhookAnswer: "OK";
        PaymentResult: {
            result: components["schemas"]["Success"];
            order_id: components["schemas"]["OrderId"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            hold_number: components["schemas"]["DocumentNumber"];
            reservation_number: components["schemas"]["DocumentNumber"] | null;
            /** @description Why it ended without a reservation. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        GuaranteeRequest: {
            card_token: string;
        };
        /** @description A text by language. Korean is required, because every other language falls back to it. */
        LocalizedText: {
            ko: string;
            en?: string;
            ja?: string;
            "zh-CN"?: string;
            "zh-TW"?: string;
            es?: string;
            pt?: string;
            vi?: string;
            th?: string;
            mn?: string;
        };
        BundleTier: {
            tier_code: components["schemas"]["ItemCode"];
            tier_name: components["schemas"]["LocalizedText"];
            colour: string;
            qualification: components["schemas"]["LocalizedText"];
            benefits: components["schemas"]["Benefit"][];
        };
        BundleAffiliate: {
            affiliate_name: string;
            /** @description Ten digits */
            business_number: string;
            customer_number: string;
        };
        /** @description A room sold before it was built, and who owns it. */
        BundleOwnedRoom: {
            building_code: components["schemas"]["ItemCode"];
            building_name: components["schemas"]["LocalizedText"];
            unit_code: components["schemas"]["ItemCode"];
            unit_name: components["schemas"]["LocalizedText"];
            room_number: string;
            distribution_number: string;
            /** @enum {string} */
            owner_kind: "INDIVIDUAL" | "CORPORATE";
            owner_name: string;
            /** @description Ten digits */
            business_number?: string;
        };
        BundlePicture: {
            /** @description Within the folder of files that comes with the bundle */
            file_path: string;
            alt: components["schemas"]["LocalizedText"];
            /** @description Where its subject stands, in percent from the left */
            focus_x?: number;
        };
        BundleFooter: {
            ceo?: components["schemas"]["LocalizedText"];
            address?: components["schemas"]["LocalizedText"];
            tel?: string;
            email?: string;
            fax?: string;
            company_num?: string;
            term_num?: components["schemas"]["LocalizedText"];
            copyright?: string;
        };
        BundleTerms: {
            termsType: components["schemas"]["TermsType"];
            title: components["schemas"]["LocalizedText"];
            /** @description HTML; sanitised before it is kept. */
            content: components["schemas"]["LocalizedText"];
            required: boolean;
        };
        BundleIcon: {
            file_path: string;
            title: components["schemas"]["LocalizedText"];
        };
        /** @description A day of any year, as MM-DD. */
        MonthDay: string;
        /** @description Inclusive; may run over the turn of the year. */
        MonthDayPeriod: {
            from: components["schemas"]["MonthDay"];
            to: components["schemas"]["MonthDay"];
        };
        FeeTier: {
            days_before: number;
            fee_percent: number;
        };
        /** @description A cancellation policy - four rows of tiers, of which the day of check-in picks one. The tier in force is the largest days_before at or below the days left; tiers end with days_before 0. */
        BundlePolicy: {
            policy_code: components["schemas"]["ItemCode"];
            policy_name: components["schemas"]["LocalizedText"];
            peak_periods: components["schemas"]["MonthDayPeriod"][];
            /** @description ISO weekdays, 1 is Monday. */
            weekend_days: number[];
            /** @description The eve of each counts as weekend. */
            holidays: components["schemas"]["StayDate"][];
            peak_weekday: components["schemas"]["FeeTier"][];
            peak_weekend: components["schemas"]["FeeTier"][];
            off_weekday: components["schemas"]["FeeTier"][];
            off_weekend: components["schemas"]["FeeTier"][];
        };
        BundleRoomType: {
            room_type_code: components["schemas"]["ItemCode"];
            room_type_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            view_type: components["schemas"]["LocalizedText"];
            bed_type: components["schemas"]["LocalizedText"];
            area: number;
            standard: number;
            min_person: number;
            max_person: number;
            /** @description A night, for each adult above standard. */
            extra_adult_price: components["schemas"]["Amount"];
            /** @description A night, for each child above standard; adults fill the standard places first. */
            extra_kid_price: components["schemas"]["Amount"];
            included_items: components["schemas"]["LocalizedText"][];
            paid_extras: components["schemas"]["LocalizedText"][];
            pets_allowed: boolean;
            policy_code: components["schemas"]["ItemCode"];
            pictures: components["schemas"]["BundlePicture"][];
        };
        BundlePackage: {
            package_code: components["schemas"]["ItemCode"];
            package_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            included_items: components["schemas"]["LocalizedText"][];
            room_type_codes: components["schemas"]["ItemCode"][];
            min_nights: number;
            /** @enum {string} */
            charge: "per_night" | "per_stay";
            price: components["schemas"]["Amount"];
            pictures: components["schemas"]["BundlePicture"][];
        };
        BundleUpselling: {
            upselling_code: components["schemas"]["ItemCode"];
            upselling_name: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            price: components["schemas"]["Amount"];
            max_count: number;
            by_date: boolean;
            /** @description How many are sold a day at most; null where it is not counted */
            daily_stock: number | null;
            /** @description The adult product without which this linked one is not sold. */
            adult_upselling_code: components["schemas"]["ItemCode"] | null;
            picture: components["schemas"]["BundlePicture"] | null;
        };
        BundlePromotion: {
            promotion_code: components["schemas"]["PromotionCode"];
            promotion_name: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            discount_type: "PERCENT" | "FIXED";
            discount_amount: number;
            stay_from: components["schemas"]["StayDate"];
            /** @description The last night it can be used for. */
            stay_to: components["schemas"]["StayDate"];
            min_nights: number;
            /** @description Empty for all. */
            room_type_codes: components["schemas"]["ItemCode"][];
        };
        /** @description Price, allotment and restrictions of a room type from one day to another, inclusive, on the weekdays given or on all. A later row overrides an earlier one. */
        BundleDays: {
            room_type_code: components["schemas"]["ItemCode"];
            from: components["schemas"]["StayDate"];
            to: components["schemas"]["StayDate"];
            /** @description ISO weekdays of the nights, 1 is Monday. */
            weekdays?: number[];
            price: components["schemas"]["Amount"];
            allotment: number;
            min_nights?: number;
            max_nights?: number;
            closed?: boolean;
            closed_to_arrival?: boolean;
            closed_to_departure?: boolean;
        };
        BundleHotel: {
            hotel_code: components["schemas"]["HotelCode"];
            /** @enum {string} */
            property_kind: "hotel" | "sailing";
            brand: string;
            time_zone: string;
            currency: components["schemas"]["Currency"];
            lang_type: components["schemas"]["LangType"];
            payment_type: components["schemas"]["PaymentType"];
            hotel_name: components["schemas"]["LocalizedText"];
            address1: components["schemas"]["LocalizedText"];
            address2: components["schemas"]["LocalizedText"];
            address3: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            main_images: components["schemas"]["BundlePicture"][];
            back_image: string | null;
            /** @description The logo for light ground */
            main_image: string | null;
            /** @description The logo for dark ground */
            main_image_white: string | null;
            set_reservation: boolean;
            set_reservation_term: number;
            reservation_html?: components["schemas"]["LocalizedText"];
            manual_html?: components["schemas"]["LocalizedText"];
            max_guest: number;
            max_rooms: number;
            max_nights: number;
            use_exchange: boolean;
            use_price_comparison: boolean;
            default_checkin_time: components["schemas"]["ClockTime"];
            default_checkout_time: components["schemas"]["ClockTime"];
            emergency_contact: boolean;
            has_membership: boolean;
            /** @description The kinds of members who can join here; general and cyber where it is not said. */
            member_types?: components["schemas"]["MemberType"][];
            /** @description The provider's own sites, to which a login without the shell may return. */
            return_origins?: string[];
            /** @description From so many adults in one room the customer centre books */
            customer_centre_from_adults?: number;
            shows_package_total_price?: boolean;
            age_bands: components["schemas"]["AgeBands"];
            location?: components["schemas"]["Location"];
            pets?: components["schemas"]["PetUpselling"];
            exchange_rates: components["schemas"]["ExchangeRate"][];
            footer: components["schemas"]["BundleFooter"];
            terms: components["schemas"]["BundleTerms"][];
            icons: components["schemas"]["BundleIcon"][];
            policies: components["schemas"]["BundlePolicy"][];
            room_types: components["schemas"]["BundleRoomType"][];
            packages: components["schemas"]["BundlePackage"][];
            upsellings: components["schemas"]["BundleUpselling"][];
            early_checkouts: components["schemas"]["EarlyCheckout"][];
            promotions: components["schemas"]["BundlePromotion"][];
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
            hotels: components["schemas"]["BundleHotel"][];
        };
        /** @description A row that cannot be loaded, and why. */
        ImportProblem: {
            /** @description JSON pointer into the bundle */
            pointer: string;
            /** @description In English, for who prepares the bundle */
            message: string;
        };
        ImportResult: {
            result: components["schemas"]["Success"];
            dry_run: boolean;
            hotels: number;
            room_types: number;
            /** @description Nights of room types that were priced */
            days: number;
            problems: components["schemas"]["ImportProblem"][];
        };
        SsoKeyRequest: {
            hotel_code: components["schemas"]["HotelCode"];
            login_id: string;
        };
        SsoKeyResult: {
            result: components["schemas"]["Success"];
            sso_key: string;
            expires_at: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description The body cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No property of this site has this code. */
        UnknownHotel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's content type is not the one named here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something broke on our side; nothing was half done. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer just now; nothing was changed. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls for this account or from this address. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is missing, has expired or was ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not obey the contract; `errors` names each place. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the caller has is still true. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is nothing at this address for this caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such reservation among those that this caller may open. */
        UnknownReservation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
         * @example ko-KR
         */
        AcceptLanguage: string;
        /**
         * @description The property that is asked about.
         * @example 1
         */
        HotelCodeQuery: components["schemas"]["HotelCode"];
        /**
         * @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
         * @example 6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10
         */
        IdempotencyKey: string;
        /**
         * @description The number of the hold.
         * @example HD3N8P5RT2
         */
        HoldNumber: components["schemas"]["DocumentNumber"];
        /**
         * @description The number of the reservation.
         * @example HS7K2M9QX4
         */
        ReservationNumber: components["schemas"]["DocumentNumber"];
        /**
         * @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with.
         * @example nicepay
         */
        CardProvider: string;
        /**
         * @description The id of the payment, as the card provider knows it.
         * @example haneul-01JZ8Q4T7V
         */
        OrderId: components["schemas"]["OrderId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the call is worth repeating.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Changes when the answer changes; send it back as If-None-Match.
         * @example "5f2c"
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
export type Picture = components['schemas']['Picture'];
export type PaymentType = components['schemas']['PaymentType'];
export type LangType = components['schemas']['LangType'];
export type CompanyCode = components['schemas']['CompanyCode'];
export type ClockTime = components['schemas']['ClockTime'];
export type FileReference = components['schemas']['FileReference'];
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
export type MemberProfile = components['schemas']['MemberProfile'];
export type MemberResult = components['schemas']['MemberResult'];
export type BenefitType = components['schemas']['BenefitType'];
export type Benefit = components['schemas']['Benefit'];
export type Tier = components['schemas']['Tier'];
export type TiersResult = components['schemas']['TiersResult'];
export type MembershipListRequest = components['schemas']['MembershipListRequest'];
export type Membership = components['schemas']['Membership'];
export type MembershipListResult = components['schemas']['MembershipListResult'];
export type PriceCompareRequest = components['schemas']['PriceCompareRequest'];
export type Amount = components['schemas']['Amount'];
export type ComparedPrice = components['schemas']['ComparedPrice'];
export type PriceCompareResult = components['schemas']['PriceCompareResult'];
export type DayStatus = components['schemas']['DayStatus'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type Calendar = components['schemas']['Calendar'];
export type PartyRoom = components['schemas']['PartyRoom'];
export type PromotionCode = components['schemas']['PromotionCode'];
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
export type NearestDates = components['schemas']['NearestDates'];
export type SearchResult = components['schemas']['SearchResult'];
export type RoomResult = components['schemas']['RoomResult'];
export type PackageResult = components['schemas']['PackageResult'];
export type PromotionCheckRequest = components['schemas']['PromotionCheckRequest'];
export type PromotionResult = components['schemas']['PromotionResult'];
export type SelectedUpselling = components['schemas']['SelectedUpselling'];
export type ReservationRoom = components['schemas']['ReservationRoom'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type PriceLineKind = components['schemas']['PriceLineKind'];
export type PriceLine = components['schemas']['PriceLine'];
export type StayRoom = components['schemas']['StayRoom'];
export type PolicyTier = components['schemas']['PolicyTier'];
export type CancellationPolicy = components['schemas']['CancellationPolicy'];
export type Stay = components['schemas']['Stay'];
export type QuoteResult = components['schemas']['QuoteResult'];
export type CustomerInfo = components['schemas']['CustomerInfo'];
export type Agreements = components['schemas']['Agreements'];
export type HoldRequest = components['schemas']['HoldRequest'];
export type DocumentNumber = components['schemas']['DocumentNumber'];
export type HoldStatus = components['schemas']['HoldStatus'];
export type HoldResult = components['schemas']['HoldResult'];
export type LookupRequest = components['schemas']['LookupRequest'];
export type LookupResult = components['schemas']['LookupResult'];
export type ReservationStatus = components['schemas']['ReservationStatus'];
export type OrderId = components['schemas']['OrderId'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type ReservationPayment = components['schemas']['ReservationPayment'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type Cancellation = components['schemas']['Cancellation'];
export type HotelContact = components['schemas']['HotelContact'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type Reservation = components['schemas']['Reservation'];
export type ReservationResult = components['schemas']['ReservationResult'];
export type CancellationPreviewResult = components['schemas']['CancellationPreviewResult'];
export type CancellationRequest = components['schemas']['CancellationRequest'];
export type CalendarFile = components['schemas']['CalendarFile'];
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
export type BundleTier = components['schemas']['BundleTier'];
export type BundleAffiliate = components['schemas']['BundleAffiliate'];
export type BundleOwnedRoom = components['schemas']['BundleOwnedRoom'];
export type BundlePicture = components['schemas']['BundlePicture'];
export type BundleFooter = components['schemas']['BundleFooter'];
export type BundleTerms = components['schemas']['BundleTerms'];
export type BundleIcon = components['schemas']['BundleIcon'];
export type MonthDay = components['schemas']['MonthDay'];
export type MonthDayPeriod = components['schemas']['MonthDayPeriod'];
export type FeeTier = components['schemas']['FeeTier'];
export type BundlePolicy = components['schemas']['BundlePolicy'];
export type BundleRoomType = components['schemas']['BundleRoomType'];
export type BundlePackage = components['schemas']['BundlePackage'];
export type BundleUpselling = components['schemas']['BundleUpselling'];
export type BundlePromotion = components['schemas']['BundlePromotion'];
export type BundleDays = components['schemas']['BundleDays'];
export type BundleHotel = components['schemas']['BundleHotel'];
export type PropertyBundle = components['schemas']['PropertyBundle'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportResult = components['schemas']['ImportResult'];
export type SsoKeyRequest = components['schemas']['SsoKeyRequest'];
export type SsoKeyResult = components['schemas']['SsoKeyResult'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnknownHotel = components['responses']['UnknownHotel'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnknownReservation = components['responses']['UnknownReservation'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterHotelCodeQuery = components['parameters']['HotelCodeQuery'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterHoldNumber = components['parameters']['HoldNumber'];
export type ParameterReservationNumber = components['parameters']['ReservationNumber'];
export type ParameterCardProvider = components['parameters']['CardProvider'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type $defs = Record<string, never>;
export interface operations {
    getMain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has withdrawn. */
            403: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ticket has expired, was used or is another number's. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The ticket has expired or was used. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such property, or it has no login by this provider. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The flow has expired, was used, or began in another browser. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The provider refused, or its answer cannot be trusted. */
            502: {
                headers: {
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
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSignupCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code has expired, or was tried too often. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The sign-up is for another kind of member. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOwnership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The sign-up is for another kind of member. */
            409: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCheckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Taken. */
            409: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnedRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTiers: {
        parameters: {
            query: {
                /**
                 * @description The property that is asked about.
                 * @example 1
                 */
                hotel_code: components["parameters"]["HotelCodeQuery"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description From the first tier up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TiersResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UnknownHotel"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberships: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UnknownHotel"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    comparePrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /**
                 * @description The property that is asked about.
                 * @example 1
                 */
                hotel_code: components["parameters"]["HotelCodeQuery"];
                /**
                 * @description The first day.
                 * @example 2027-06-01
                 */
                from: components["schemas"]["StayDate"];
                /**
                 * @description The last day, inclusive.
                 * @example 2027-08-31
                 */
                to: components["schemas"]["StayDate"];
                /**
                 * @description How many rooms are wanted at once.
                 * @example 1
                 */
                rooms?: number;
                /**
                 * @description Only this room type.
                 * @example DLX
                 */
                room_type_code?: components["schemas"]["ItemCode"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description No such property, or it sells nothing in this period. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The period is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such property, or it has no room type. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The property does not sell these dates, or not to this party without help. */
            409: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoom: {
        parameters: {
            query: {
                /**
                 * @description The property that is asked about.
                 * @example 1
                 */
                hotel_code: components["parameters"]["HotelCodeQuery"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The room type.
                 * @example DLX
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomResult"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackage: {
        parameters: {
            query: {
                /**
                 * @description The property that is asked about.
                 * @example 1
                 */
                hotel_code: components["parameters"]["HotelCodeQuery"];
            };
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The package.
                 * @example BB
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResult"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such property, room type, package or option. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It cannot be sold as asked. */
            409: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
                 * @example 6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10
                 */
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
            /** @description Held, or confirmed where nothing is due. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No such quote for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rooms are gone, or the price is another. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote has expired. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The number of the hold.
                 * @example HD3N8P5RT2
                 */
                hold_number: components["parameters"]["HoldNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the hold.
                 * @example HD3N8P5RT2
                 */
                hold_number: components["parameters"]["HoldNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description It is being paid, or is a reservation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No reservation has this name and number, or no such property. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The number of the reservation.
                 * @example HS7K2M9QX4
                 */
                reservation_number: components["parameters"]["ReservationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the reservation.
                 * @example HS7K2M9QX4
                 */
                reservation_number: components["parameters"]["ReservationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee and the refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreviewResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
                 * @example 6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The number of the reservation.
                 * @example HS7K2M9QX4
                 */
                reservation_number: components["parameters"]["ReservationNumber"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationCalendarFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The number of the reservation.
                 * @example HS7K2M9QX4
                 */
                reservation_number: components["parameters"]["ReservationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownReservation"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.
                 * @example ko-KR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
                 * @example 6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another payment of this hold is unsettled, or nothing is due. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with.
                 * @example nicepay
                 */
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
            /** @description Settled or being settled; the result page follows. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The form is forged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such payment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The card provider that calls, or whose window does. A payment stays with the one that it was opened with.
                 * @example nicepay
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such payment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payment, as the card provider knows it.
                 * @example haneul-01JZ8Q4T7V
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmGuarantee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.
                 * @example 6a1f0c5e-3f2b-4f4e-9c55-0a4a0b1f7d10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the payment, as the card provider knows it.
                 * @example haneul-01JZ8Q4T7V
                 */
                order_id: components["parameters"]["OrderId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The hold has expired. */
            410: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importPropertyBundle: {
        parameters: {
            query?: {
                /**
                 * @description Only check.
                 * @example true
                 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No member of the company has this ID, or no such property. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

export type ListTiersParams = NonNullable<operations['listTiers']['parameters']['query']>;
export type GetCalendarParams = NonNullable<operations['getCalendar']['parameters']['query']>;
export type GetRoomParams = NonNullable<operations['getRoom']['parameters']['query']>;
export type GetPackageParams = NonNullable<operations['getPackage']['parameters']['query']>;
export type CreateHoldHeaders = NonNullable<operations['createHold']['parameters']['header']>;
export type CancelReservationHeaders = NonNullable<operations['cancelReservation']['parameters']['header']>;
export type CreatePaymentHeaders = NonNullable<operations['createPayment']['parameters']['header']>;
export type ConfirmGuaranteeHeaders = NonNullable<operations['confirmGuarantee']['parameters']['header']>;
export type ImportPropertyBundleParams = NonNullable<operations['importPropertyBundle']['parameters']['query']>;
