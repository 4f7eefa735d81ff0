/* Made by "npm run generate" from the API's document. */

export interface paths {
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach a person */
        get: operations["Contact_contact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process can do its work */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the profile */
        put: operations["Users_updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes the profile picture */
        delete: operations["Users_removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/body-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores the body concerns, in the place of the ones before */
        put: operations["Users_updateBodyPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/feature-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores what clothes are to do about some features */
        put: operations["Users_updateFeatureChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores some preferences */
        put: operations["Users_updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is held about the caller */
        get: operations["Users_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes the account and what is held about it */
        delete: operations["Users_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-images/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile picture */
        get: operations["ProfileImages_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a registration and mails a link that verifies it */
        post: operations["Auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in */
        post: operations["Auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller */
        get: operations["Auth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the bearer token */
        post: operations["Auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verifies a registration with its mailed link, in the browser that made it */
        get: operations["Auth_verifyEmail"];
        put?: never;
        /** Verifies a registration with its mailed link and its password, in any browser */
        post: operations["Auth_verifyEmailWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the verification link again */
        post: operations["Auth_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for a new pair */
        post: operations["Auth_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that resets the password */
        post: operations["Password_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the mailed link and ends every session */
        post: operations["Password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the password and ends all other sessions */
        put: operations["Password_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/measurements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores the eight measurements, and the underbust where it is given, in inches */
        put: operations["Measurements_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores both measuring steps and the self analysis at once */
        put: operations["Measurements_saveOnboarding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/body-type-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller’s proportions ask for */
        get: operations["Recommendations_analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/body-part-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guide to one feature */
        get: operations["Recommendations_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/fashion-content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One recommendation by itself */
        get: operations["Recommendations_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/best-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items that suit the caller, by category, best first */
        get: operations["Recommendations_bestLooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/fashion-item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item, with why it works for the caller */
        get: operations["Recommendations_item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{kind}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drawing of an item or of a guide */
        get: operations["Pictures_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This week’s trending items, by category */
        get: operations["Trends_trending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending/personalized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This week’s items that suit the caller, best first */
        get: operations["Trends_personalized"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This week’s items of one category */
        get: operations["Trends_category"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trending items that the caller has seen; any other is new */
        get: operations["Trends_seen"];
        /** Adds trending items to those that the caller has seen */
        put: operations["Trends_see"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending/item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One trending item, of this week or the last */
        get: operations["Trends_item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending/personalized/item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One trending item, with why it works for the caller */
        get: operations["Trends_personalizedItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/trending-item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, for the viewer that steps through a list */
        get: operations["Trends_viewedItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/garments/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a garment suits the caller, from its words or as a garment */
        post: operations["Garments_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/garments/check/material": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser answers checks from while it has no network */
        get: operations["Garments_material"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/garments/check/material/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser reads another language from, while it has no network */
        get: operations["Garments_language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/garments/check/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many new checks the caller has left this week */
        get: operations["Garments_quota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions whose time has come */
        get: operations["FollowUps_due"];
        put?: never;
        /** Notes that the caller goes to a shop for a product */
        post: operations["FollowUps_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answers a question, or dismisses it */
        put: operations["FollowUps_answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/photos/{width}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photograph of a product */
        get: operations["ProductPhotos_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What shops sell, best first for the caller */
        get: operations["Products_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What products can be filtered by */
        get: operations["Products_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts that the shop of a product is opened */
        post: operations["Products_click"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the wardrobe to have altered, and what to pass on */
        get: operations["Advice_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outfits that the caller keeps, newest first */
        get: operations["KeptOutfits_list"];
        put?: never;
        /** Keeps an outfit */
        post: operations["KeptOutfits_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes an outfit */
        delete: operations["KeptOutfits_remove"];
        options?: never;
        head?: never;
        /** Changes the name or the pieces of an outfit */
        patch: operations["KeptOutfits_change"];
        trace?: never;
    };
    "/outfits/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the pieces of an outfit once more */
        post: operations["KeptOutfits_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/{id}/wears/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes a day on which an outfit was worn */
        put: operations["KeptOutfits_wear"];
        post?: never;
        /** Takes such a day back */
        delete: operations["KeptOutfits_unwear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each piece of the wardrobe opens, and what is missing from it */
        get: operations["Openings_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing lists that the caller keeps, newest first */
        get: operations["PackingLists_list"];
        put?: never;
        /** Packs for a journey: a few pieces that dress every day */
        post: operations["PackingLists_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One packing list */
        get: operations["PackingLists_read"];
        put?: never;
        post?: never;
        /** Deletes a packing list */
        delete: operations["PackingLists_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packing-lists/{id}/packed/{piece}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ticks a piece off */
        put: operations["PackingLists_tick"];
        post?: never;
        /** Takes the tick back */
        delete: operations["PackingLists_untick"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whole outfits for an occasion, that suit the caller and go together */
        get: operations["Suggestions_suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/suggestions/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many questions for outfits the caller has left this week */
        get: operations["Suggestions_quota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What could be worn in the place of one piece of an outfit */
        post: operations["Suggestions_swap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/taste-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictured outfits that tell a taste */
        get: operations["TasteLooks_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outfits/this-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One outfit for this week, from the wardrobe and the catalog */
        get: operations["Weekly_thisWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's wardrobe, newest first */
        get: operations["Wardrobe_list"];
        put?: never;
        /** Adds a piece, from its words, as a garment, or from an item, a product or a check */
        post: operations["Wardrobe_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the pieces of a list: one on each line, or the rows of a spreadsheet */
        post: operations["Wardrobe_addLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a piece out */
        delete: operations["Wardrobe_remove"];
        options?: never;
        head?: never;
        /** Changes a piece */
        patch: operations["Wardrobe_change"];
        trace?: never;
    };
    "/wardrobe/{id}/alike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to search for in shops to find a piece like this one */
        get: operations["Wardrobe_alike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a piece back that was taken out in the last 30 days */
        post: operations["Wardrobe_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/{id}/wears/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes that a piece was worn on a day */
        put: operations["Wardrobe_wear"];
        post?: never;
        /** Notes that a piece was not worn on a day */
        delete: operations["Wardrobe_unwear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/{id}/photo/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photograph of a piece */
        get: operations["Wardrobe_readPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wardrobe/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores a photograph of a piece, in the place of the one before */
        put: operations["Wardrobe_putPhoto"];
        post?: never;
        /** Removes the photograph of a piece */
        delete: operations["Wardrobe_removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to begin with, and which of it the caller has done */
        get: operations["FirstSteps_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/marks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks an item or a product as loved or hidden */
        put: operations["Marks_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monday-mail/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the Monday mail of whoever got the link */
        post: operations["MondayMail_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's style passport, as a link shows it */
        get: operations["Passport_passport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passport/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live links to the caller's passport, newest first */
        get: operations["Passport_list"];
        put?: never;
        /** Makes a link that shows the caller's passport to whoever holds it */
        post: operations["Passport_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passport/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws a link: it opens nothing any more */
        delete: operations["Passport_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passport that a link shows */
        get: operations["SharedPassport_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of lifetime access at this moment */
        get: operations["Payments_price"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price for the caller, with the code that the account holds */
        get: operations["Payments_offer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The price that a code would make */
        post: operations["Payments_coupon"];
        /** Forgets the code that the account remembers */
        delete: operations["Payments_forgetCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the payment page */
        post: operations["Payments_createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payment-success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants access after a payment */
        post: operations["Payments_paymentSuccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has lifetime access */
        get: operations["Payments_paymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s plan and payments */
        get: operations["Payments_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payments/{reference}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests the refund of a payment */
        post: operations["Payments_requestRefund"];
        /** Withdraws the request of a refund */
        delete: operations["Payments_withdrawRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an event from Stripe */
        post: operations["Payments_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/start/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what eight measurements give, before there is an account */
        post: operations["Start_preview"];
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
        AddLinesRequest: {
            /** @description Of the client's making: the same id again answers the first pieces. */
            id?: string | null;
            texts: string[];
        };
        AddPieceRequest: {
            /** @description Of the client's making: the same id again answers the first piece. */
            id?: string | null;
            text?: string | null;
            garment?: {
                /** @enum {unknown} */
                category: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling";
                type: string;
                attributes: {
                    [key: string]: string[];
                };
                colors: {
                    name: string;
                    hex?: string | null;
                }[];
            } | null;
            itemId?: string | null;
            productId?: string | null;
            /** @description Of a check; of an older one than 30 minutes with the garment that it was about. */
            checkId?: string | null;
            name?: string | null;
            price?: {
                amount: number;
                currency: string;
            } | null;
            note?: string | null;
            brand?: string | null;
            /** @description As it is written in the piece, for instance `38` or `W28 L32`. */
            size?: string | null;
            /** @description True for what is wished for and not owned. */
            wish?: boolean | null;
        };
        AddedLinesResponse: {
            /** @description What was added, in the order of the lines. */
            items: components["schemas"]["WardrobePiece"][];
            /** @description What was not, in the order of the lines. */
            rest: components["schemas"]["UnaddedLine"][];
            /** @description The line that names the columns, which the rest needs to be sent again; null where none does. */
            header: string | null;
        };
        /**
         * @description How old the drawn figure looks; never derived from anything.
         * @enum {string}
         */
        AgeBand: "young" | "middle" | "mature";
        /** @description One change that a shop would have. */
        Alternative: {
            /** @description Slug of the clothing attribute. */
            attribute: string;
            /** @description The value that it takes the place of; null where it comes beside what there is. */
            from: string | null;
            /** @description Slug of the value. */
            to: string;
            /** @description The new score less the old one, exactly; above 0. */
            gain: number;
            sentence: string;
        };
        AnswerFollowUpRequest: {
            /** @enum {unknown} */
            answer: "kept" | "returned" | "not-bought" | "dismissed";
        };
        /** @description The answer that counts: the first one. */
        AnsweredFollowUp: {
            id: string;
            answer: components["schemas"]["FollowUpAnswer"];
        };
        /** @description A code that lowers the price. */
        AppliedCoupon: {
            /** @description In upper case. */
            code: string;
            percentOff: number;
        };
        /** @description Best first; a free account gets a few samples. */
        BestLooksResponse: {
            clothingByCategory: {
                Outerwear?: components["schemas"]["ListedLook"][];
                Tops?: components["schemas"]["ListedLook"][];
                "One-Piece"?: components["schemas"]["ListedLook"][];
                Bottoms?: components["schemas"]["ListedLook"][];
                Shoes?: components["schemas"]["ListedLook"][];
                Accessories?: components["schemas"]["ListedLook"][];
                Jewelry?: components["schemas"]["ListedLook"][];
                Styling?: components["schemas"]["ListedLook"][];
            };
            /** @enum {boolean} */
            preview?: true;
        };
        /** @enum {string} */
        BodyConcern: "neck:long" | "neck:short" | "shoulders:sloped" | "shoulders:hunched" | "arms:toned" | "arms:flabby" | "arms:big" | "arms:thin" | "chest:saggy" | "waist:thick" | "abdomen:protruding" | "abdomen:extreme-protrusion" | "abdomen:toned" | "back:humped" | "back:thick" | "back:thin" | "bottom:big" | "bottom:flat" | "legs:bowed" | "legs:thick" | "legs:thin" | "calves:toned" | "calves:thick" | "calves:thin" | "calves:undefined" | "ankles:undefined" | "feet:big" | "feet:narrow" | "feet:small" | "feet:wide";
        /** @description What a guide is about. */
        BodyPartDetail: {
            displayName: string;
            bodyPartDetailSubHeading: string;
            description: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            /** @description The piece of clothing that does most for it. */
            look?: components["schemas"]["LookItem"];
        };
        BodyPartDetailsResponse: {
            bodyPartDetails: components["schemas"]["GuideDetail"];
            /** @description In the guides' order of attributes. */
            recommendations: components["schemas"]["RecommendationGroup"][];
            /** @description Up to five. Those that need measurements are left out until there are some. */
            railChecks: components["schemas"]["RailCheck"][];
        };
        BodyPreferencesRequest: {
            bodyConcerns: ("neck:long" | "neck:short" | "shoulders:sloped" | "shoulders:hunched" | "arms:toned" | "arms:flabby" | "arms:big" | "arms:thin" | "chest:saggy" | "waist:thick" | "abdomen:protruding" | "abdomen:extreme-protrusion" | "abdomen:toned" | "back:humped" | "back:thick" | "back:thin" | "bottom:big" | "bottom:flat" | "legs:bowed" | "legs:thick" | "legs:thin" | "calves:toned" | "calves:thick" | "calves:thin" | "calves:undefined" | "ankles:undefined" | "feet:big" | "feet:narrow" | "feet:small" | "feet:wide")[];
        };
        BodyType: {
            horizontal: components["schemas"]["HorizontalType"];
            vertical: components["schemas"]["VerticalType"];
            combined: components["schemas"]["CombinedType"];
        };
        /** @description A free account gets one balance issue and no concern. */
        BodyTypeAnalysisResponse: {
            bodyType: components["schemas"]["BodyType"];
            balanceIssues: components["schemas"]["PersonalFeature"][];
            /** @description What was ticked, without what is a balance issue already. */
            bodyConcerns: components["schemas"]["PersonalFeature"][];
            /** @description By `bodyPart-attribute`. */
            bodyPartDetails: {
                [key: string]: components["schemas"]["BodyPartDetail"];
            };
            hasPaid: boolean;
            totalBalanceIssues: number;
            /** @description All that were ticked. */
            bodyConcernsCount: number;
            confidence: components["schemas"]["Confidence"];
            /** @description Why the code and the proportions say different things; null where they agree. */
            codeNote: string | null;
        };
        /** @description The highest price of a single piece. */
        Budget: {
            /** @description In the main unit of the currency, with two decimals at most. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        Category: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling";
        ChangeOutfitRequest: {
            name?: string | null;
            pieces?: {
                /** @enum {unknown} */
                source: "wardrobe" | "catalog" | "products";
                /** @enum {unknown} */
                slot?: "one-piece" | "top" | "mid" | "bottom" | "layer" | "legs" | "shoes" | "bag" | "jewelry" | "accessory" | null;
                id: string;
                worn?: ("tucked" | "half-tucked" | "open" | "rolled" | "buttoned")[] | null;
            }[] | null;
        };
        ChangePasswordRequest: {
            currentPassword: string;
            newPassword: string;
        };
        ChangePieceRequest: {
            garment?: {
                /** @enum {unknown} */
                category: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling";
                type: string;
                attributes: {
                    [key: string]: string[];
                };
                colors: {
                    name: string;
                    hex?: string | null;
                }[];
            } | null;
            name?: string | null;
            price?: {
                amount: number;
                currency: string;
            } | null;
            note?: string | null;
            brand?: string | null;
            size?: string | null;
            /** @description False once a wish was bought. */
            wish?: boolean | null;
        };
        CheckGarmentRequest: {
            text?: string | null;
            garment?: {
                /** @enum {unknown} */
                category: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling";
                type: string;
                attributes: {
                    [key: string]: string[];
                };
                colors: {
                    name: string;
                    hex?: string | null;
                }[];
            } | null;
            hemLength?: number | null;
            checkId?: string | null;
        };
        /** @description What a browser reads another language from, while it has no network. */
        CheckLanguageResponse: {
            /** @description What its words say in English. */
            words: {
                [key: string]: unknown;
            };
        };
        /** @description What a browser answers checks from while it has no network, with the same verdicts as the server. */
        CheckMaterialResponse: {
            /** @description Of the catalog. */
            version: string;
            /** @description The words of garments. */
            lexicon: {
                [key: string]: unknown;
            };
            /** @description What the verdicts follow from. */
            catalog: {
                [key: string]: unknown;
            };
        };
        CheckResponse: {
            /**
             * Format: uuid
             * @description Names the check for the changes to it.
             */
            checkId: string;
            garment: components["schemas"]["Garment"];
            verdict: components["schemas"]["Verdict"];
            /** @description Not there where no answer changes the level. Answering it is a change of the same check. */
            question?: components["schemas"]["VerdictQuestion"];
            /** @description What speaks for it, grouped by body part, the part that it does most for first; five at most. Without lifetime access: the two strongest. */
            reasons: components["schemas"]["EffectDescription"][];
            /** @description What speaks against it, worst first; three at most. Without lifetime access: one. */
            cautions: components["schemas"]["EffectDescription"][];
            /** @description The best first; three at most. */
            alternatives: components["schemas"]["Alternative"][];
            /** @description Where hem, waistband and sleeves end on the caller; empty without a length. */
            fit: components["schemas"]["PartFit"][];
            /** @description Empty for a garment that was not read from a text. */
            evidence: components["schemas"]["WordEvidence"][];
            /** @description Words about the garment that gave nothing, lower-case. */
            unread: string[];
            /**
             * @description Of most of the words; not there for a garment that was not read from a text.
             * @enum {string}
             */
            language?: "en" | "de" | "fr" | "es" | "it";
            /** @description Not there where a browser answers without a network. */
            alike?: components["schemas"]["FindAlike"];
            quota: components["schemas"]["Quota"];
        };
        CheckoutRequest: {
            /** @description Without it the code that the account holds is taken off, if there is one. */
            couponCode?: string | null;
            /** @description What came with `?ref=` in the URL. */
            referredBy?: string | null;
        };
        CheckoutResponse: {
            /** @description Where the browser goes to pay. */
            url: string;
        };
        /** @description Why an item was chosen for the caller. */
        ChosenBecause: {
            itemId: string;
            /** @description One sentence: what it does most for the caller. */
            reason: string;
        };
        /** @enum {string} */
        CombinedType: "A1" | "A2" | "A3" | "A4" | "B1" | "B2" | "B3" | "B4" | "C1" | "C2" | "C3" | "C4" | "D1" | "D2" | "D3" | "D4" | "E1" | "E2" | "E3" | "E4";
        /** @description How sure a type is, given the error that a tape at home makes. */
        Confidence: {
            /** @description The code that the numbers give. */
            code: components["schemas"]["CombinedType"];
            /** @description Probability, 0 to 1, that the code is right. */
            probability: number;
            /** @description The other codes that the same body could measure as, likeliest first. */
            neighbors: components["schemas"]["LikelyType"][];
            /** @description For each measurement the smallest change that alone gives another code; absent if none does. */
            flips: components["schemas"]["TypeFlip"][];
            /** @description The measurement most worth taking again, or null when the type is settled. */
            remeasure: components["schemas"]["Measurement"] | null;
        };
        /** @description How to reach the people who run Figura. */
        Contact: {
            /** @description An email address that a person reads. */
            email: string;
        };
        CopyOutfitRequest: {
            id?: string | null;
        };
        /** @description A code that cannot be used answers 400 "Invalid coupon code"; the code of the problem is `ACCESS_CODE` where it would be good at registration. */
        CouponRequest: {
            code: string;
        };
        /** @description What clothes must cover at least; null where nothing is asked. */
        Coverage: {
            sleeves: components["schemas"]["SleeveCoverage"] | null;
            hem: components["schemas"]["HemCoverage"] | null;
            /** @description `moderate` shows no cleavage and no bare shoulder, `high` reaches the collarbones. */
            neckline: components["schemas"]["NecklineCoverage"] | null;
        };
        CreatePassportLinkRequest: {
            includesNumbers: boolean;
        };
        /** @enum {string} */
        Currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "CHF" | "SEK" | "DKK" | "NOK" | "PLN" | "JPY";
        DayOutfit: {
            occasion: components["schemas"]["Occasion"];
            pieces: components["schemas"]["OutfitPiece"][];
            /** @description Why the look works, in one sentence. */
            sentence: string;
            /** @description Slots whose piece is another than in the outfit of the day before; empty on the first day. */
            changes: components["schemas"]["OutfitSlot"][];
        };
        DeleteAccountRequest: {
            password: string;
        };
        /** @description What one value of an item does, for one body part. */
        EffectDescription: {
            /** @description Display name of the feature, for example `Wide hips`. */
            bodyPart: string;
            /** @description Slug of the clothing attribute, for example `neckline`. */
            attribute: string;
            /** @description Slug of the attribute's value, for example `boat`. */
            value: string;
            /** @description Display name of the value, for example `Boat neck`. */
            displayName: string;
            /** @description From -3 to +3, never 0; above 0 is what the user wants. */
            rating: number;
            /** @description Of the feature, above 0 and up to 1. */
            strength: number;
            description: string;
            /**
             * @description How well it is known.
             * @enum {string}
             */
            evidence: "tested" | "extrapolated" | "convention" | "contested";
            /** @description The id of the study that it rests on. */
            study?: string;
        };
        EmailRequest: {
            /** Format: email */
            email: string;
        };
        /** @enum {string} */
        Eyes: "almond" | "hooded" | "monolid";
        /** @description The features of the drawn face; none follows from the skin. */
        Face: {
            eyes: components["schemas"]["Eyes"];
            nose: components["schemas"]["Nose"];
            lips: components["schemas"]["Lips"];
        };
        /** @description One recommendation by itself. */
        FashionContentResponse: {
            fashionContent: components["schemas"]["Recommendation"];
            bodyPart: string;
            bodyPartAttribute: string;
            bodyPartDisplayName: string;
        };
        FashionItem: {
            _id: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            imageName: string;
            displayName: string;
            garment: components["schemas"]["Garment"];
            category: components["schemas"]["Category"];
            productName: string;
            clothingDisplayName: string;
            brand: string;
            /** @description The first of the searches; empty where the catalog names no shop. */
            fullURL: string;
            /** @description The same as `fullURL`. */
            url: string;
            /** @description What to search for to find a piece like it, in American: what matters most to the user first. */
            searchWords: string[];
            /** @description Searches for the first of these words, in the catalog's order of shops. */
            searches: components["schemas"]["ShopSearch"][];
        };
        FashionItemResponse: {
            item: components["schemas"]["FashionItem"];
            /** @description Whether it suits the user as their best looks do; false before there is a body type. */
            isBestLook: boolean;
            /** @description Why it works, highest first. */
            effectDescriptions: components["schemas"]["EffectDescription"][];
            /** @description What works against the user's proportions, worst first; trade-offs stand with the effects. */
            cautions: components["schemas"]["EffectDescription"][];
        };
        /**
         * @description What the user wants clothes to do about it.
         * @enum {string}
         */
        FeatureChoice: "balance" | "show" | "leave";
        FeatureChoicesRequest: {
            /** @enum {unknown} */
            "neck:long"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "neck:short"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "shoulders:sloped"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "shoulders:hunched"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "arms:toned"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "arms:flabby"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "arms:big"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "arms:thin"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "chest:saggy"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "waist:thick"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "abdomen:protruding"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "abdomen:extreme-protrusion"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "abdomen:toned"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "back:humped"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "back:thick"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "back:thin"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "bottom:big"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "bottom:flat"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:bowed"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:thick"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:thin"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:toned"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:thick"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:thin"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:undefined"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "ankles:undefined"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "feet:big"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "feet:narrow"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "feet:small"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "feet:wide"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "shoulders:narrow"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "shoulders:broad"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "shoulders:balanced"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "chest:big"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "chest:small"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "chest:balanced"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "waist:defined"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "waist:straight"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "waist:balanced"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "hips:wide"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "hips:narrow"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:long"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:short"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "legs:balanced"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:long"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "calves:short"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "torso:long"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "torso:short"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "mid-body:short"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "height:petite"?: "balance" | "show" | "leave" | null;
            /** @enum {unknown} */
            "height:tall"?: "balance" | "show" | "leave" | null;
        };
        /** @description What to search for to find such a garment. */
        FindAlike: {
            /** @description What to search for to find a piece like it, in American: what matters most to the user first. */
            searchWords: string[];
            /** @description Searches for the first of these words, in the catalog's order of shops. */
            searches: components["schemas"]["ShopSearch"][];
        };
        FirstStep: {
            step: components["schemas"]["FirstStepName"];
            /** @description Whether the caller has really done it. */
            isDone: boolean;
        };
        /** @enum {string} */
        FirstStepName: "measure" | "guide" | "check" | "pieces" | "outfit";
        /** @description What to begin with, in its order. */
        FirstStepsResponse: {
            steps: components["schemas"]["FirstStep"][];
            /** @description Pieces in the wardrobe. */
            pieces: number;
        };
        FollowProductRequest: {
            productId: string;
        };
        /** @description A question about a piece that was checked and kept, or for which a shop was opened. */
        FollowUp: {
            id: string;
            /** @enum {string} */
            source: "check" | "product";
            /** @description Of the piece. */
            name: string;
            /** @description When it was kept, or the shop opened, ISO 8601. */
            since: string;
        };
        /** @enum {string} */
        FollowUpAnswer: "kept" | "returned" | "not-bought" | "dismissed";
        /** @description The questions whose time has come, oldest first. */
        FollowUpsResponse: {
            items: components["schemas"]["FollowUp"][];
        };
        /** @description The look that an outfit follows: a formula of kinds of pieces. */
        FollowedLook: {
            id: string;
            /** @description Its name, for example `The trouser suit`. */
            name: string;
        };
        /** @description What a piece is: all that it is drawn from. */
        Garment: {
            category: components["schemas"]["Category"];
            /** @description Slug of a type of the category, for example `wrap-dress`. */
            type: string;
            /** @description Slugs of the vocabulary's values, by slug of the attribute. */
            attributes: {
                [key: string]: string[];
            };
            /** @description The main color first. */
            colors: components["schemas"]["GarmentColor"][];
        };
        GarmentColor: {
            name: string;
            /** @description `#rrggbb`; missing where the name says nothing of the hue. */
            hex?: string;
        };
        /** @enum {string} */
        Gender: "F" | "NB";
        GuideDetail: {
            displayName: string;
            bodyPartDetailSubHeading: string;
            description: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            /** @description The piece of clothing that does most for it. */
            look?: components["schemas"]["LookItem"];
            bodyPart: string;
            attribute: string;
        };
        /** @description Of a head covering or a turban the color is one of cloth. */
        Hair: {
            cut: components["schemas"]["HairCut"];
            color: components["schemas"]["HairColor"];
        };
        /** @enum {string} */
        HairColor: "black" | "dark-brown" | "chestnut" | "auburn" | "blond" | "gray" | "white" | "sand" | "clay" | "sage" | "slate" | "plum" | "ivory";
        /** @enum {string} */
        HairCut: "waves" | "straight" | "bob" | "curls" | "coils" | "locs" | "box-braids" | "braid" | "ponytail" | "bun" | "swept-back" | "pixie" | "side-part" | "cropped" | "buzz" | "covering" | "turban";
        /** @enum {string} */
        HemCoverage: "above-knee" | "knee" | "mid-calf" | "ankle";
        /**
         * @description By which seasons are told where none is named.
         * @enum {string}
         */
        Hemisphere: "north" | "south";
        /** @enum {string} */
        HorizontalType: "A" | "B" | "C" | "D" | "E";
        /** @description An item by its name and its picture. */
        ItemPicture: {
            _id: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            imageName: string;
            displayName: string;
        };
        KeepOutfitRequest: {
            id?: string | null;
            name?: string | null;
            pieces: {
                /** @enum {unknown} */
                source: "wardrobe" | "catalog" | "products";
                /** @enum {unknown} */
                slot?: "one-piece" | "top" | "mid" | "bottom" | "layer" | "legs" | "shoes" | "bag" | "jewelry" | "accessory" | null;
                id: string;
                worn?: ("tucked" | "half-tucked" | "open" | "rolled" | "buttoned")[] | null;
            }[];
        };
        /** @description An outfit that the caller keeps. */
        KeptOutfit: {
            /** @description The latest 60 days on which it was worn, `YYYY-MM-DD`, newest first. */
            wears: string[];
            /** @description On how many days it was worn in all. */
            timesWorn: number;
            /** @description A random UUID. */
            id: string;
            name: string | null;
            pieces: components["schemas"]["OutfitPiece"][];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Newest first. */
        KeptOutfitsResponse: {
            items: components["schemas"]["KeptOutfit"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        KnownMatters: {
            /** @description How many things about such a garment matter to the caller. */
            matter: number;
            /** @description How many of them are known. */
            known: number;
        };
        /** @description The theme that leads a week. */
        LeadTheme: {
            id: string;
            name: string;
            /** @description What it is and how it is worn, in two or three sentences. */
            why: string;
            /** @description A color for the plate behind it, as `#rrggbb`. */
            accent: string;
            /** @description Ids of its items in this edition, what stands for it first. */
            itemIds: string[];
        };
        /** @description What clothes follow for a while. Told by the user alone, and shown to nobody else. */
        LifeState: {
            state: components["schemas"]["LifeStateName"];
            /**
             * @description Of a pregnancy: the month in which the child is due. A month after it the state ends by itself.
             * @example 2027-03
             */
            dueMonth?: string;
        };
        /** @enum {string} */
        LifeStateName: "pregnant" | "nursing";
        LikelyType: {
            code: components["schemas"]["CombinedType"];
            probability: number;
        };
        /** @enum {string} */
        Lips: "thin" | "medium" | "full";
        /** @description A look as it stands among others of its category. */
        ListedLook: {
            _id: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            imageName: string;
            displayName: string;
            /** @description What is drawn on the user; what is no clothing lies as in its picture. */
            garment?: components["schemas"]["Garment"];
        };
        /**
         * @description The English of screens and mails; null follows the browser.
         * @enum {string}
         */
        Locale: "en-US" | "en-GB";
        LoginRequest: {
            /** Format: email */
            email: string;
            password: string;
        };
        LoginResponse: {
            /** @description JWT for the `Authorization: Bearer` header, valid for 15 minutes. */
            accessToken: string;
            /** @description Opaque, single use, valid for 30 days. */
            refreshToken: string;
            user: components["schemas"]["User"];
        };
        /** @description A look, and what it is. */
        LookItem: {
            _id: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            imageName: string;
            displayName: string;
            garment: components["schemas"]["Garment"];
        };
        /** @description How many products there are when one thing or two are not asked for. */
        Loosened: {
            /** @enum {string} */
            without: "category" | "type" | "occasion" | "season" | "maxPrice" | "currency" | "brand" | "shop" | "color" | "sleeves" | "hem" | "neckline" | "size";
            /**
             * @description What is left out beside it, where leaving out one thing is not enough.
             * @enum {string}
             */
            and?: "category" | "type" | "occasion" | "season" | "maxPrice" | "currency" | "brand" | "shop" | "color" | "sleeves" | "hem" | "neckline" | "size";
            /** @description Counted up to 100. */
            found: number;
        };
        MarkRequest: {
            /** @enum {unknown} */
            mark?: "love" | "hide" | null;
        };
        /** @enum {string} */
        Measurement: "shoulders" | "chest" | "waist" | "hips" | "headToChest" | "chestToCrotch" | "crotchToKnee" | "kneeToFloor";
        /** @description Inches with two decimals. */
        Measurements: {
            shoulders: number;
            chest: number;
            waist: number;
            hips: number;
            headToChest: number;
            chestToCrotch: number;
            crotchToKnee: number;
            kneeToFloor: number;
            /** @description The sum of the four heights. */
            totalHeight: number;
        };
        /** @description An answer that carries only a sentence for the user. */
        MessageResponse: {
            message: string;
        };
        /** @description An item that would suit the caller with one change. */
        NearlyYours: {
            item: components["schemas"]["LookItem"];
            /** @description The change, in a sentence. */
            change: string;
        };
        /**
         * @description `moderate` shows no cleavage and no bare shoulder, `high` reaches the collarbones.
         * @enum {string}
         */
        NecklineCoverage: "moderate" | "high";
        /**
         * @description Kinds of things that are never offered, each once.
         * @enum {string}
         */
        Never: "skirts" | "dresses" | "jumpsuits" | "trousers" | "jeans" | "leggings" | "shorts" | "heels" | "boots" | "sandals" | "sneakers" | "hats" | "scarves" | "belts" | "jewelry" | "bare-arms" | "bare-shoulders" | "bare-back" | "crop-tops" | "short-hems" | "slits" | "low-necklines" | "high-necklines" | "low-rise" | "tight" | "oversized" | "transparent" | "leather" | "fur" | "wool" | "denim" | "lace" | "sequins" | "patterns" | "animal-prints" | "florals" | "stripes";
        /** @description A new link. Its URL is told this once. */
        NewPassportLinkResponse: {
            /** @description A random UUID. */
            id: string;
            includesNumbers: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: uri */
            url: string;
        };
        /** @enum {string} */
        Nose: "narrow" | "medium" | "broad";
        /**
         * @description As they were asked for.
         * @enum {string}
         */
        Occasion: "everyday" | "work" | "interview" | "weekend" | "evening" | "celebration" | "formal" | "travel" | "sport";
        /** @description The price for one user, with their code taken off: the one that was asked about, else the one that the account holds. */
        Offer: {
            /** @description In cents. */
            amount: number;
            /** @description The higher price to strike through, in cents; null when nothing is taken off. */
            originalAmount: number | null;
            /** @enum {string} */
            currency: "usd";
            /** @description Short sentences that are true of this price now, in the order in which to show them. */
            claims: string[];
            coupon: components["schemas"]["AppliedCoupon"] | null;
        };
        OnboardingRequest: {
            verticalMeasurements: {
                headToChest: number;
                chestToCrotch: number;
                crotchToKnee: number;
                kneeToFloor: number;
                totalHeight?: string | number | boolean | null;
            };
            horizontalMeasurements: {
                shoulders: number;
                chest: number;
                waist: number;
                hips: number;
            };
            bodyConcerns?: ("neck:long" | "neck:short" | "shoulders:sloped" | "shoulders:hunched" | "arms:toned" | "arms:flabby" | "arms:big" | "arms:thin" | "chest:saggy" | "waist:thick" | "abdomen:protruding" | "abdomen:extreme-protrusion" | "abdomen:toned" | "back:humped" | "back:thick" | "back:thin" | "bottom:big" | "bottom:flat" | "legs:bowed" | "legs:thick" | "legs:thin" | "calves:toned" | "calves:thick" | "calves:thin" | "calves:undefined" | "ankles:undefined" | "feet:big" | "feet:narrow" | "feet:small" | "feet:wide")[] | null;
            token?: string | number | boolean | null;
        };
        OpeningsResponse: {
            /** @description The pieces of the wardrobe that may be worn in outfits, newest first. */
            pieces: components["schemas"]["PieceOpening"][];
            /** @description What would open the most, one of a slot; empty where nothing would open more than one. */
            gaps: components["schemas"]["WardrobeGap"][];
        };
        /** @description A piece of an outfit as it is at this moment. */
        OutfitPiece: {
            slot: components["schemas"]["OutfitSlot"];
            source: components["schemas"]["PieceSource"];
            /** @description The id that it has where it comes from. */
            id: string;
            /** @description Null where it is gone. */
            garment: components["schemas"]["Garment"] | null;
            /** @description Null where it is gone. */
            name: string | null;
            /** @description How it is worn, where it is not as it is by itself. */
            worn?: components["schemas"]["WornStyle"][];
            /** @description A sentence that says so, where it is gone. */
            gone?: string;
            /** @description Of a product that is sold, for whoever has paid. */
            offer?: components["schemas"]["ProductOffer"];
        };
        /** @enum {string} */
        OutfitSlot: "one-piece" | "top" | "mid" | "bottom" | "layer" | "legs" | "shoes" | "bag" | "jewelry" | "accessory";
        PackRequest: {
            id?: string | null;
            days: number;
            occasions: ("everyday" | "work" | "interview" | "weekend" | "evening" | "celebration" | "formal" | "travel" | "sport")[];
            /** @enum {unknown} */
            season?: "spring" | "summer" | "fall" | "winter" | null;
            max?: number | null;
            from?: ("wardrobe" | "catalog" | "products")[] | null;
        };
        PackedDay: {
            /** @description One for each occasion of the day. */
            outfits: components["schemas"]["DayOutfit"][];
        };
        /** @description A piece to pack. */
        PackedPiece: {
            slot: components["schemas"]["OutfitSlot"];
            source: components["schemas"]["PieceSource"];
            /** @description The id that it has where it comes from. */
            id: string;
            /** @description Null where it is gone. */
            garment: components["schemas"]["Garment"] | null;
            /** @description Null where it is gone. */
            name: string | null;
            /** @description How it is worn, where it is not as it is by itself. */
            worn?: components["schemas"]["WornStyle"][];
            /** @description A sentence that says so, where it is gone. */
            gone?: string;
            /** @description Of a product that is sold, for whoever has paid. */
            offer?: components["schemas"]["ProductOffer"];
            /** @description Whether it is ticked off. */
            packed: boolean;
        };
        /** @description A few pieces that dress every day of a journey, and what to wear when. */
        PackingList: {
            /** @description A random UUID. */
            id: string;
            /** @description As they were asked for. */
            occasions: components["schemas"]["Occasion"][];
            /** @enum {string|null} */
            season: "spring" | "summer" | "fall" | "winter" | null;
            pieces: components["schemas"]["PackedPiece"][];
            /** @description In their order. */
            days: components["schemas"]["PackedDay"][];
            /** @description What could not be met with these pieces and was left aside. */
            relaxed: ("season" | "palette" | "layer" | "occasion" | "look")[];
            /** @description Occasions that no day has an outfit for; the others are packed for. */
            missing: components["schemas"]["UnpackedOccasion"][];
            /** @description How many pieces it takes, where nothing is packed because fewer were allowed. */
            needed: number | null;
            /** @description Whether outfits come again, because there are fewer different ones than days. */
            repeats: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Newest first. */
        PackingListsResponse: {
            /** @description Newest first. */
            items: components["schemas"]["PackingList"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        PartFit: {
            /** @enum {string} */
            part: "hem" | "rise" | "sleeve";
            /** @description With lengths in the caller's unit. */
            sentence: string;
        };
        /** @description A page about dressing one body, without a name. Without numbers all of it follows from a coarse body: the type, and two proportions in three steps each. */
        Passport: {
            bodyType: components["schemas"]["BodyType"];
            /** @description The figure in the look that suits it best: an SVG document. */
            figure: string;
            /** @description What the figure wears; null where nothing suits. */
            look: string | null;
            /** @description At most 5, what to choose before what to avoid. Without lifetime access those of the free guide. */
            rules: components["schemas"]["PassportRule"][];
            /** @description At most 6, of the looks that suit best, no two alike. */
            colors: components["schemas"]["PassportColor"][];
            /** @description Where light, dark and bright do most; often none. */
            colorRules: components["schemas"]["PassportRule"][];
            /** @description Whether the rules come from all guides, as with lifetime access. */
            isWhole: boolean;
            /** @description Null unless they were asked for. */
            numbers: components["schemas"]["PassportNumbers"] | null;
        };
        PassportColor: {
            name: string;
            /** @description `#rrggbb` */
            hex: string;
        };
        /** @description A live link, without what opens it. */
        PassportLink: {
            /** @description A random UUID. */
            id: string;
            includesNumbers: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Newest first. */
        PassportLinksResponse: {
            links: components["schemas"]["PassportLink"][];
        };
        PassportNumbers: {
            /** @description Inches. */
            measurements: components["schemas"]["Measurements"];
            unit: components["schemas"]["UnitPreference"];
        };
        /** @description One of the things that matter most in clothes for these proportions. */
        PassportRule: {
            /** @description What it is about, for example `Boat neck`. */
            name: string;
            /** @description Whether it is to be chosen; to be avoided otherwise. */
            choose: boolean;
            /** @description What it does, in a sentence. */
            effect: string;
        };
        /** @description A payment that arrived, as its receipt says it. */
        PaymentReceipt: {
            /** @description What the receipt calls the payment, and what to name in a mail about it. */
            reference: string;
            /** @description In cents. */
            amount: number;
            currency: string;
            /** @description ISO 8601, by the payment provider's clock. */
            paidAt: string;
            /** @description Last moment for a refund, ISO 8601. */
            refundableUntil: string;
            /**
             * @description `paid`; `refunded` in full within that time; `disputed` while, or since, the cardholder's bank took it back.
             * @enum {string}
             */
            status: "paid" | "refunded" | "disputed";
            /** @description When a refund was requested, ISO 8601; null where none was, or the request was withdrawn. */
            refundRequestedAt: string | null;
        };
        PaymentStatusResponse: {
            hasPaid: boolean;
        };
        PaymentSuccessRequest: {
            /** @description The `session_id` that the payment page put into the URL. */
            sessionId: string;
        };
        /** @description A payment that is not complete, not the caller's or refunded is answered with a problem instead. */
        PaymentSuccessResponse: {
            /** @enum {boolean} */
            success: true;
            /** @enum {boolean} */
            hasPaid: true;
        };
        /** @description What the caller's account may do, and what was paid for it, newest first. */
        PaymentsResponse: {
            /**
             * @description `lifetime` also without a payment: by an access code, for instance.
             * @enum {string}
             */
            plan: "free" | "lifetime";
            payments: components["schemas"]["PaymentReceipt"][];
        };
        /** @description A feature of a user: a body part with an attribute, and why it is the user's. */
        PersonalFeature: {
            bodyPart: string;
            attribute: string;
            reason: string;
            /** @description How much it counts: above 0 and up to 1. What was ticked has 1. */
            strength: number;
            /** @description What the user wants clothes to do about it. */
            choice: components["schemas"]["FeatureChoice"];
        };
        /** @description Those that suit the caller, best first. */
        PersonalizedTrendingResponse: {
            /** @description The ISO week that the edition is for, for example `2026-W48`. */
            week: string;
            /** @description What the badge of the trends page says: the half-year in force, or what a setting of the catalog names. */
            seasonBadge: string;
            /** @description The theme of the week; null for none. */
            theme: components["schemas"]["LeadTheme"] | null;
            personalizedTrendingByCategory: {
                Outerwear?: components["schemas"]["TrendingLook"][];
                Tops?: components["schemas"]["TrendingLook"][];
                "One-Piece"?: components["schemas"]["TrendingLook"][];
                Bottoms?: components["schemas"]["TrendingLook"][];
                Shoes?: components["schemas"]["TrendingLook"][];
                Accessories?: components["schemas"]["TrendingLook"][];
                Jewelry?: components["schemas"]["TrendingLook"][];
                Styling?: components["schemas"]["TrendingLook"][];
            };
            reasons: components["schemas"]["ChosenBecause"][];
            /** @description Others that would with one change, best first. */
            nearlyYours: components["schemas"]["NearlyYours"][];
        };
        PhotoRequest: Record<string, never>;
        /** @description How far a piece of the wardrobe goes. */
        PieceOpening: {
            /** Format: uuid */
            id: string;
            /** @description In how many outfits of the wardrobe it takes part. */
            opens: number;
        };
        /** @description An amount in the main unit of its currency. */
        PiecePrice: {
            amount: number;
            /** @description ISO 4217, for example `USD`. */
            currency: string;
        };
        /** @enum {string} */
        PieceSource: "wardrobe" | "catalog" | "products";
        /** @description A piece that one thing that a tailor can do makes suit better. */
        PieceToAlter: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description What a check says of it. */
            level: components["schemas"]["VerdictLevel"];
            /** @description Why, in the caller's proportions; lengths in the caller's unit, and none for who wants to see no numbers. */
            reasons: string[];
            /** @description What to ask the tailor for. */
            sentence: string;
            /** @description What a check will say then. */
            becomes: components["schemas"]["VerdictLevel"];
            /** @description What the score of a check gains by it. */
            gain: number;
        };
        /** @description A piece whose verdict is poor, whatever a tailor does, that was not worn for a season, one that it is for, and is not loved. */
        PieceToPassOn: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description What a check says of it. */
            level: components["schemas"]["VerdictLevel"];
            /** @description Why, in the caller's proportions; lengths in the caller's unit, and none for who wants to see no numbers. */
            reasons: string[];
        };
        /** @description What the user has chosen for themselves. */
        Preferences: {
            /** @description The drawn figure's skin, from light to dark; null where none was chosen. */
            skin: components["schemas"]["SkinTone"] | null;
            /** @description The drawn figure's hair; null where none was chosen. */
            hair: components["schemas"]["Hair"] | null;
            /** @description The features of the drawn figure's face. */
            face: components["schemas"]["Face"];
            /** @description How old the drawn figure looks; never derived from anything. */
            ageBand: components["schemas"]["AgeBand"];
            /** @description What the drawn figure wears where it is shown without clothes. */
            underlayer: components["schemas"]["Underlayer"];
            /** @description Kinds of things that are never offered, each once. */
            never: components["schemas"]["Never"][];
            coverage: components["schemas"]["Coverage"];
            /** @description Null where there is none. */
            budget: components["schemas"]["Budget"] | null;
            /** @description Ids of the pictured outfits that the user would wear, each once, as `GET /outfits/taste-looks` lists them. Tastes follow from them; outfits of these come first. */
            taste: components["schemas"]["TasteLookId"][];
            /** @description Whether screens leave out measurements in numbers. */
            hideNumbers: boolean;
            /** @description The English of screens and mails; null follows the browser. */
            locale: components["schemas"]["Locale"] | null;
            /** @description By which seasons are told where none is named. */
            hemisphere: components["schemas"]["Hemisphere"];
            /** @description Whether the outfit of the week is mailed on Mondays. */
            mondayMail: boolean;
            /** @description What clothes follow for a while, each once; never told by anything but the user. */
            lifeStates: components["schemas"]["LifeState"][];
            /** @description Ids of items and products that the user loves. */
            loved: string[];
            /** @description Ids of items and products that are offered no more. */
            hidden: string[];
        };
        PreferencesRequest: {
            /** @enum {unknown} */
            skin?: "tone-1" | "tone-2" | "tone-3" | "tone-4" | "tone-5" | "tone-6" | null;
            hair?: {
                /** @enum {unknown} */
                cut: "waves" | "straight" | "bob" | "curls" | "coils" | "locs" | "box-braids" | "braid" | "ponytail" | "bun" | "swept-back" | "pixie" | "side-part" | "cropped" | "buzz" | "covering" | "turban";
                /** @enum {unknown} */
                color: "black" | "dark-brown" | "chestnut" | "auburn" | "blond" | "gray" | "white" | "sand" | "clay" | "sage" | "slate" | "plum" | "ivory";
            } | null;
            face?: {
                /** @enum {unknown} */
                eyes: "almond" | "hooded" | "monolid";
                /** @enum {unknown} */
                nose: "narrow" | "medium" | "broad";
                /** @enum {unknown} */
                lips: "thin" | "medium" | "full";
            } | null;
            /** @enum {unknown} */
            ageBand?: "young" | "middle" | "mature" | null;
            /** @enum {unknown} */
            underlayer?: "swimsuit" | "shirt-and-shorts" | null;
            never?: ("skirts" | "dresses" | "jumpsuits" | "trousers" | "jeans" | "leggings" | "shorts" | "heels" | "boots" | "sandals" | "sneakers" | "hats" | "scarves" | "belts" | "jewelry" | "bare-arms" | "bare-shoulders" | "bare-back" | "crop-tops" | "short-hems" | "slits" | "low-necklines" | "high-necklines" | "low-rise" | "tight" | "oversized" | "transparent" | "leather" | "fur" | "wool" | "denim" | "lace" | "sequins" | "patterns" | "animal-prints" | "florals" | "stripes")[] | null;
            coverage?: {
                /** @enum {unknown} */
                sleeves?: "short" | "elbow" | "three-quarter" | "long" | null;
                /** @enum {unknown} */
                hem?: "above-knee" | "knee" | "mid-calf" | "ankle" | null;
                /** @enum {unknown} */
                neckline?: "moderate" | "high" | null;
            } | null;
            budget?: {
                amount: number;
                /** @enum {unknown} */
                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "CHF" | "SEK" | "DKK" | "NOK" | "PLN" | "JPY";
            } | null;
            taste?: ("blazer" | "long-coat" | "plaid-shirt" | "floral-dress" | "cargo" | "red-dress" | "bow-blouse" | "tonal-knit" | "red-puffer")[] | null;
            hideNumbers?: boolean | null;
            /** @enum {unknown} */
            locale?: "en-US" | "en-GB" | null;
            /** @enum {unknown} */
            hemisphere?: "north" | "south" | null;
            mondayMail?: boolean | null;
            lifeStates?: {
                /** @enum {unknown} */
                state: "pregnant" | "nursing";
                dueMonth?: unknown;
            }[] | null;
        };
        /** @description What is charged at this moment, by the server's clock. */
        Price: {
            /** @description In cents. */
            amount: number;
            /** @description The higher price to strike through, in cents; null when nothing is taken off. */
            originalAmount: number | null;
            /** @enum {string} */
            currency: "usd";
            /** @description Short sentences that are true of this price now, in the order in which to show them. */
            claims: string[];
        };
        /** @description Body of every error answer (RFC 9457), with the sentence that the user may read in `error`. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            error: string;
            code: components["schemas"]["ProblemCode"];
            /** @description All sentences, where there are several. */
            errors?: string[];
            /** @description The fields of the request that are wrong, by their paths (`verticalMeasurements.kneeToFloor`), with a sentence each. */
            fields?: {
                [key: string]: string;
            };
            /** @description With `PASSWORD_REQUIRED`: the email address that the mailed link belongs to, masked. */
            email?: string;
        };
        /** @enum {string} */
        ProblemCode: "VALIDATION_FAILED" | "ACCESS_CODE" | "OPPOSITE_CONCERNS" | "NOT_A_GARMENT" | "TEXT_TOO_LONG" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "PASSWORD_REQUIRED" | "EMAIL_NOT_VERIFIED" | "PREMIUM_REQUIRED" | "MEASUREMENTS_REQUIRED" | "QUOTA_USED" | "PAYMENT_REQUIRED" | "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "WARDROBE_FULL" | "STALE_CURSOR" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
        /** @description A real garment that a shop sells, in one of its variants. */
        Product: {
            /** @description Empty where the shop names none. */
            brand: string;
            /** @description Name of the shop. */
            shop: string;
            price: components["schemas"]["ProductPrice"];
            /** @description What it costs now, where that is less. */
            salePrice?: components["schemas"]["ProductPrice"];
            /** @description An https URL of the shop's; empty where it is not known. */
            url: string;
            /** @description Whether Figura earns by the link. */
            sponsored: boolean;
            /** @description URL of the photograph below the API's base path; null where the shop has none. In the place of 640 its path takes every other width: 320, 640. */
            imageUrl: string | null;
            /** @description The same with every import. */
            id: string;
            garment: components["schemas"]["Garment"];
            /** @description The shop's own words. */
            title: string;
            /** @description Those in which it is in stock, in any of its variants, as the shop gives them; empty where it gives none. */
            sizes: string[];
            /** @description In points of the ranking; above 0 it suits the caller. */
            score: number;
            /** @description What speaks for it, the strongest. */
            reasons: components["schemas"]["EffectDescription"][];
            /** @description What speaks against it, the strongest. */
            cautions: components["schemas"]["EffectDescription"][];
        };
        /** @description What lists of products can be filtered by, in the order in which it is shown. */
        ProductChoicesResponse: {
            shops: string[];
            brands: string[];
            /** @description ISO 4217. */
            currencies: string[];
            /** @description As shops give them, small ones first; empty where no shop gives any. */
            sizes: string[];
        };
        /** @description What a shop says of something that it sells. */
        ProductOffer: {
            /** @description Empty where the shop names none. */
            brand: string;
            /** @description Name of the shop. */
            shop: string;
            price: components["schemas"]["ProductPrice"];
            /** @description What it costs now, where that is less. */
            salePrice?: components["schemas"]["ProductPrice"];
            /** @description An https URL of the shop's; empty where it is not known. */
            url: string;
            /** @description Whether Figura earns by the link. */
            sponsored: boolean;
            /** @description URL of the photograph below the API's base path; null where the shop has none. In the place of 640 its path takes every other width: 320, 640. */
            imageUrl: string | null;
        };
        /** @description An amount of money. */
        ProductPrice: {
            /** @description In the main unit of the currency. */
            amount: number;
            /** @description ISO 4217, for example `EUR`. */
            currency: string;
        };
        ProductsResponse: {
            /** @description Best first for the caller; where scores differ by less than a point, garments, colors, brands and shops take turns. */
            items: components["schemas"]["Product"][];
            /** @description The cursor of the next page. */
            next: string | null;
            /** @description Where nothing was found: what to leave out for there to be something; what brings most first. */
            loosened?: components["schemas"]["Loosened"][];
        };
        QuestionOption: {
            /** @description Slug of the value. */
            value: string;
            label: string;
            /** @description What a check says of the garment with this answer. */
            level: components["schemas"]["VerdictLevel"];
            /** @description The garment with this answer. */
            garment: components["schemas"]["Garment"];
        };
        /** @description What a free account may do so many times in an ISO week (UTC). */
        Quota: {
            /** @description Null with lifetime access: as often as you like. */
            left: number | null;
            /**
             * Format: date-time
             * @description When the next week begins.
             */
            resetsAt: string;
        };
        /** @description A thing to do or to look at in the shop, with a garment in hand. */
        RailCheck: {
            kind: components["schemas"]["RailCheckKind"];
            /** @description One to three sentences, with the user's lengths in the unit that they chose. */
            text: string;
        };
        /** @enum {string} */
        RailCheckKind: "length" | "seam" | "flat" | "pinch" | "look" | "sit" | "reach" | "walk";
        /** @description What one value of one clothing attribute does for one feature. */
        Recommendation: {
            _id: string;
            clothingAttribute: string;
            clothingDisplayName: string;
            effectDescription: string;
            /** @description From -3 (avoid) to +3 (choose), never 0. */
            rating: number;
            /**
             * @description How well the effect is known: `tested` in studies, `extrapolated` from a test of something close, a `convention` of the craft, or `contested`.
             * @enum {string}
             */
            evidence: "tested" | "extrapolated" | "convention" | "contested";
            /** @description The id of the study that the effect is known from, where there is one. */
            study?: string;
            /** @description Items of the catalog that show this value. */
            representativeItems: components["schemas"]["ItemPicture"][];
        };
        RecommendationGroup: {
            clothingAttribute: string;
            displayName: string;
            recommendations: components["schemas"]["Recommendation"][];
        };
        RefreshRequest: {
            refreshToken: string;
        };
        RegisterRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            password: string;
            /** @enum {unknown} */
            gender: "F" | "NB";
            /** @description Coupon or access code, in upper case. */
            accessCode?: string | null;
        };
        /** @description Answer of `POST /auth/register`, whether or not the email address is known. */
        RegisterResponse: {
            message: string;
            /** @description Random. The browser that registers keeps it and sends it as `Registration-Key` beside the mailed link, which verifies without the password there and nowhere else. */
            registrationKey: string;
        };
        ResetPasswordRequest: {
            password: string;
        };
        SaveMeasurementsRequest: {
            shoulders: number;
            chest: number;
            waist: number;
            hips: number;
            headToChest: number;
            chestToCrotch: number;
            crotchToKnee: number;
            kneeToFloor: number;
            /** @description The girth under the bust. Null clears it; what is left out stays as it is. */
            underbust?: number | null;
            totalHeight?: string | number | boolean | null;
            horizontalBodyType?: string | number | boolean | null;
            verticalBodyType?: string | number | boolean | null;
            combinedBodyType?: string | number | boolean | null;
        };
        SeenTrendsRequest: {
            /** @description Ids of items that were on screen, at most 100. */
            itemIds: string[];
        };
        /** @description Every trending item that the caller has seen. */
        SeenTrendsResponse: {
            itemIds: string[];
        };
        /** @description Where a shop shows what it has like an item. */
        ShopSearch: {
            /** @description The shop's name. */
            name: string;
            /** @description An https URL. */
            url: string;
        };
        /**
         * @description The drawn figure's skin, from light to dark; null where none was chosen.
         * @enum {string}
         */
        SkinTone: "tone-1" | "tone-2" | "tone-3" | "tone-4" | "tone-5" | "tone-6";
        /** @enum {string} */
        SleeveCoverage: "short" | "elbow" | "three-quarter" | "long";
        StartPreviewRequest: {
            shoulders: number;
            chest: number;
            waist: number;
            hips: number;
            headToChest: number;
            chestToCrotch: number;
            crotchToKnee: number;
            kneeToFloor: number;
        };
        /** @description What Figura would say first. Nothing of it is stored. */
        StartPreviewResponse: {
            bodyType: components["schemas"]["BodyType"];
            confidence: components["schemas"]["Confidence"];
            /** @description At most three sentences on what the proportions are, the most telling first. */
            things: string[];
            /** @description The best look for the day. */
            look: components["schemas"]["LookItem"];
            /** @description What it does for these proportions, in a sentence. */
            lookReason: string;
        };
        /** @description A whole outfit for the question. */
        SuggestedOutfit: {
            /** @description In the order of the slots. */
            pieces: components["schemas"]["SuggestedPiece"][];
            /** @description Null where it follows none. */
            look: components["schemas"]["FollowedLook"] | null;
            /** @description How each piece suits the caller and what a stylist says of the look, 0 to 1. */
            score: number;
            /** @description What the pieces do for this body: two sentences at most, the weightiest first. */
            reasons: string[];
            /** @description Why the look works, in one sentence. */
            sentence: string;
        };
        /** @description A piece of a suggested outfit. */
        SuggestedPiece: {
            slot: components["schemas"]["OutfitSlot"];
            /** @description A piece of a check is owned by nobody: no outfit with it can be kept. */
            source: components["schemas"]["SuggestedSource"];
            /** @description The id that it has where it comes from. */
            id: string;
            garment: components["schemas"]["Garment"];
            name: string;
            /** @description How it is worn, where it is not as it is by itself. */
            worn?: components["schemas"]["WornStyle"][];
            /** @description Of a product that is sold, for whoever has paid. */
            offer?: components["schemas"]["ProductOffer"];
        };
        /**
         * @description A piece of a check is owned by nobody: no outfit with it can be kept.
         * @enum {string}
         */
        SuggestedSource: "wardrobe" | "catalog" | "products" | "check";
        /** @description Outfits, best first, each different from the others. */
        SuggestionsResponse: {
            outfits: components["schemas"]["SuggestedOutfit"][];
            /** @description What could not be met with these pieces and was left aside. */
            relaxed: ("season" | "palette" | "layer" | "occasion" | "look")[];
            /** @description The names of own clothes that were left out because they were worn yesterday or today. */
            resting: string[];
            /** @description The names of own clothes that were worn yesterday or today and come again, because without them the outfits would be worse. */
            wornAgain: string[];
            quota: components["schemas"]["Quota"];
        };
        SwapChoice: {
            piece: components["schemas"]["SuggestedPiece"];
            /** @description The outfit with it. */
            outfit: components["schemas"]["SuggestedOutfit"];
        };
        SwapRequest: {
            /** @enum {unknown} */
            occasion: "everyday" | "work" | "interview" | "weekend" | "evening" | "celebration" | "formal" | "travel" | "sport";
            /** @enum {unknown} */
            season?: "spring" | "summer" | "fall" | "winter" | null;
            temperature?: number | null;
            /** @enum {unknown} */
            rain?: true | false | null;
            /** @enum {unknown} */
            wind?: true | false | null;
            from?: ("wardrobe" | "catalog" | "products")[] | null;
            pieces: {
                /** @enum {unknown} */
                source: "wardrobe" | "catalog" | "products" | "check";
                /** @enum {unknown} */
                slot?: "one-piece" | "top" | "mid" | "bottom" | "layer" | "legs" | "shoes" | "bag" | "jewelry" | "accessory" | null;
                id: string;
                worn?: ("tucked" | "half-tucked" | "open" | "rolled" | "buttoned")[] | null;
            }[];
            /** @enum {unknown} */
            slot: "one-piece" | "top" | "mid" | "bottom" | "layer" | "legs" | "shoes" | "bag" | "jewelry" | "accessory";
        };
        /** @description What could be worn in the place of a piece, best first; not the piece itself. */
        SwapsResponse: {
            choices: components["schemas"]["SwapChoice"][];
        };
        /**
         * @description What it speaks for.
         * @enum {string}
         */
        Taste: "classic" | "minimal" | "natural" | "romantic" | "urban" | "bold";
        /** @description An outfit that somebody may choose to say what they like. */
        TasteLook: {
            id: components["schemas"]["TasteLookId"];
            /** @description What it speaks for. */
            tastes: components["schemas"]["Taste"][];
            pieces: components["schemas"]["TastePiece"][];
        };
        /**
         * @description Ids of the pictured outfits that the user would wear, each once, as `GET /outfits/taste-looks` lists them. Tastes follow from them; outfits of these come first.
         * @enum {string}
         */
        TasteLookId: "blazer" | "long-coat" | "plaid-shirt" | "floral-dress" | "cargo" | "red-dress" | "bow-blouse" | "tonal-knit" | "red-puffer";
        TasteLooksResponse: {
            looks: components["schemas"]["TasteLook"][];
        };
        /** @description A piece of a pictured outfit. */
        TastePiece: {
            slot: components["schemas"]["OutfitSlot"];
            garment: components["schemas"]["Garment"];
            /** @description How it is worn, where it is not as it is by itself. */
            worn?: components["schemas"]["WornStyle"][];
        };
        TokenPair: {
            /** @description JWT for the `Authorization: Bearer` header, valid for 15 minutes. */
            accessToken: string;
            /** @description Opaque, single use, valid for 30 days. */
            refreshToken: string;
        };
        /** @description What an editor sees in the fashion of a half-year. */
        TrendTheme: {
            id: string;
            name: string;
            /** @description What it is and how it is worn, in two or three sentences. */
            why: string;
        };
        TrendingCategoryResponse: {
            /** @description The ISO week that the edition is for, for example `2026-W48`. */
            week: string;
            /** @description What the badge of the trends page says: the half-year in force, or what a setting of the catalog names. */
            seasonBadge: string;
            /** @description The theme of the week; null for none. */
            theme: components["schemas"]["LeadTheme"] | null;
            items: components["schemas"]["TrendingLook"][];
        };
        TrendingItemResponse: {
            item: components["schemas"]["FashionItem"];
            /** @description The theme that it belongs to, if any. */
            theme: components["schemas"]["TrendTheme"] | null;
            /** @description Why it is in the edition, in sentences: its theme, its season, and what it does most for the caller. */
            reasons: string[];
        };
        /** @description An item of the trends as it stands among others of its category. */
        TrendingLook: {
            _id: string;
            /** @description URL of the picture below the API's base path. */
            imageUrl: string;
            imageName: string;
            displayName: string;
            /** @description What is drawn on the user; what is no clothing lies as in its picture. */
            garment?: components["schemas"]["Garment"];
            /** @description The theme that it belongs to, if any. */
            theme: components["schemas"]["TrendTheme"] | null;
        };
        /** @description This week's items, in the catalog's order of categories. */
        TrendingResponse: {
            /** @description The ISO week that the edition is for, for example `2026-W48`. */
            week: string;
            /** @description What the badge of the trends page says: the half-year in force, or what a setting of the catalog names. */
            seasonBadge: string;
            /** @description The theme of the week; null for none. */
            theme: components["schemas"]["LeadTheme"] | null;
            trendingByCategory: {
                Outerwear?: components["schemas"]["TrendingLook"][];
                Tops?: components["schemas"]["TrendingLook"][];
                "One-Piece"?: components["schemas"]["TrendingLook"][];
                Bottoms?: components["schemas"]["TrendingLook"][];
                Shoes?: components["schemas"]["TrendingLook"][];
                Accessories?: components["schemas"]["TrendingLook"][];
                Jewelry?: components["schemas"]["TrendingLook"][];
                Styling?: components["schemas"]["TrendingLook"][];
            };
        };
        TypeFlip: {
            measurement: components["schemas"]["Measurement"];
            /** @description In inches, signed. */
            change: number;
            code: components["schemas"]["CombinedType"];
        };
        UnaddedLine: {
            /** @description Its number in the list, from 1; of several lines that are one piece the first. */
            line: number;
            /** @description As it was sent. */
            text: string;
            /** @enum {string} */
            code: "NOT_A_GARMENT" | "TEXT_TOO_LONG" | "VALIDATION_FAILED" | "QUOTA_USED" | "WARDROBE_FULL";
            /** @description Why it was not added, as a sentence for the user. */
            error: string;
        };
        /**
         * @description What the drawn figure wears where it is shown without clothes.
         * @enum {string}
         */
        Underlayer: "swimsuit" | "shirt-and-shorts";
        /** @enum {string} */
        UnitPreference: "imperial" | "metric";
        /** @description An occasion that the pieces make no whole outfit for. */
        UnpackedOccasion: {
            occasion: components["schemas"]["Occasion"];
            /** @description The places that nothing fills; none where there is something for each, and no two go together. */
            lacks: components["schemas"]["OutfitSlot"][];
        };
        /** @description Body of `PUT /user/profile`, sent as multipart form data when a picture comes with it. What is left out stays as it is. */
        UpdateProfileRequest: {
            firstName?: string | null;
            lastName?: string | null;
            /** @enum {unknown} */
            gender?: "F" | "NB" | null;
            /** @description The text `null`, or empty, clears it. */
            nickname?: string | null;
            /** @enum {unknown} */
            unitPreference?: "imperial" | "metric" | null;
        };
        /** @description The user as the API shows them to themselves. */
        User: {
            id: string;
            email: string;
            firstName: string;
            lastName: string;
            /** @description Null, empty or the text `null` mean that there is none; the first name is used then. */
            nickname: string | null;
            gender: components["schemas"]["Gender"];
            isVerified: boolean;
            hasPaid: boolean;
            /** @description URL of the profile picture below the API's base path, or null. */
            profileImage: string | null;
            unitPreference: components["schemas"]["UnitPreference"];
            measurements: components["schemas"]["Measurements"] | null;
            /** @description The girth under the bust, in inches with two decimals; null while nobody measured it. */
            underbust: number | null;
            bodyType: components["schemas"]["BodyType"] | null;
            bodyConcerns: components["schemas"]["BodyConcern"][];
            /** @description What clothes are to do about a feature, by feature; what is not there is balanced. */
            featureChoices: {
                [key: string]: "balance" | "show" | "leave";
            };
            preferences: components["schemas"]["Preferences"];
        };
        UserResponse: {
            user: components["schemas"]["User"];
        };
        Verdict: {
            /** @description Of what is known. Mixed where all that matters is known and something real speaks on both sides. */
            level: components["schemas"]["VerdictLevel"];
            /** @description What is known of the garment over what the two most telling values of its type could add for the caller (below 0: take). Great from 0.6, good from 0.2, poor below -0.2. */
            score: number;
            sentence: string;
            /** @description From the worst to the best level that an answer to the question gives: says more than the level. There where some answers speak for the garment and others do not. */
            range?: components["schemas"]["VerdictRange"];
            known: components["schemas"]["KnownMatters"];
        };
        /**
         * @description Of what is known. Mixed where all that matters is known and something real speaks on both sides.
         * @enum {string}
         */
        VerdictLevel: "great" | "good" | "mixed" | "poor";
        /** @description What settles most of what is open. */
        VerdictQuestion: {
            /** @description Slug of the clothing attribute. */
            attribute: string;
            /** @description Two to four. */
            options: components["schemas"]["QuestionOption"][];
        };
        VerdictRange: {
            from: components["schemas"]["VerdictLevel"];
            to: components["schemas"]["VerdictLevel"];
        };
        VerifyEmailRequest: {
            /** @description The one that was chosen with the registration. */
            password: string;
        };
        /** @description Answer of `GET` and `POST /auth/verify-email/{token}`: tokens come with the opening that verifies and never again. */
        VerifyEmailResponse: {
            message: string;
            /** @description JWT for the `Authorization: Bearer` header, valid for 15 minutes. */
            accessToken?: string;
            /** @description Opaque, single use, valid for 30 days. */
            refreshToken?: string;
        };
        /** @enum {string} */
        VerticalType: "1" | "2" | "3" | "4";
        WardrobeAdviceResponse: {
            /** @description What gains most first. */
            alter: components["schemas"]["PieceToAlter"][];
            /** @description Newest first. */
            passOn: components["schemas"]["PieceToPassOn"][];
        };
        /** @description A piece that is not in the wardrobe. */
        WardrobeGap: {
            /** @description The id that it has in the catalog. */
            itemId: string;
            name: string;
            garment: components["schemas"]["Garment"];
            /** @description In how many outfits of the wardrobe it would take part. */
            opens: number;
        };
        /** @description A piece of clothing that the caller owns or wishes for. */
        WardrobePiece: {
            /** @description The latest 60 days on which it was worn, `YYYY-MM-DD`, newest first. */
            wears: string[];
            /** @description On how many days it was worn in all. */
            timesWorn: number;
            /** Format: uuid */
            id: string;
            garment: components["schemas"]["Garment"];
            name: string;
            /** @description URL of the photograph below the API's base path, for the caller's own token. It changes with the photograph. */
            photoUrl?: string;
            price?: components["schemas"]["PiecePrice"];
            note?: string;
            brand?: string;
            size?: string;
            /** @description Whether it is wished for and not owned. */
            wish: boolean;
            /**
             * Format: date-time
             * @description When it was added.
             */
            addedAt: string;
        };
        WardrobeResponse: {
            /** @description Newest first. */
            items: components["schemas"]["WardrobePiece"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
            /** @description How many pieces are meant, on all pages. */
            total: number;
            /** @description How many pieces the caller owns. */
            held: number;
            /** @description How many they wish for. */
            wishes: number;
            /** @description How many pieces and wishes there may be: ten without lifetime access. */
            limit: number;
        };
        /** @description The outfit of this week, the same all week. */
        WeeklyOutfitResponse: {
            /** @description The ISO week, for example `2026-W48`. */
            week: string;
            /** @description Null when no whole outfit can be made of what the caller may be offered. */
            outfit: components["schemas"]["SuggestedOutfit"] | null;
        };
        /** @description The words that gave a value. */
        WordEvidence: {
            /** @description An attribute of the vocabulary, or `type`, or `color name`. */
            attribute: string;
            value: string;
            /** @description As they stand in the text. */
            words: string;
            /** @description Where they begin in the text, in UTF-16 code units. */
            start: number;
            /** @description Where they end. */
            end: number;
        };
        /**
         * @description How it is worn, where it is not as it is by itself.
         * @enum {string}
         */
        WornStyle: "tucked" | "half-tucked" | "open" | "rolled" | "buttoned";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Contact_contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description What each part says, by its name. */
                        info?: {
                            [key: string]: {
                                /** @enum {unknown} */
                                status: "up" | "down";
                                mode?: string;
                            };
                        };
                        /** @description What each part says, by its name. */
                        error?: {
                            [key: string]: {
                                /** @enum {unknown} */
                                status: "up" | "down";
                                mode?: string;
                            };
                        };
                        /** @description What each part says, by its name. */
                        details?: {
                            [key: string]: {
                                /** @enum {unknown} */
                                status: "up" | "down";
                                mode?: string;
                            };
                        };
                    };
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
                "multipart/form-data": {
                    firstName?: string | null;
                    lastName?: string | null;
                    /** @enum {unknown} */
                    gender?: "F" | "NB" | null;
                    /** @description The text `null`, or empty, clears it. */
                    nickname?: string | null;
                    /** @enum {unknown} */
                    unitPreference?: "imperial" | "metric" | null;
                    /** @description PNG, JPEG or WebP of at most 5 MB. */
                    profileImage?: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_updateBodyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BodyPreferencesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_updateFeatureChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureChoicesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            [key: string]: unknown;
                        };
                        /** @description A data URL. */
                        profileImage: string | null;
                        sessions: {
                            [key: string]: unknown;
                        }[];
                        payments: unknown;
                        /** @description Ids of items. */
                        seenTrends: string[];
                        /** @description How often something was used in a week that a free account has a limit of. */
                        quotas: {
                            [key: string]: unknown;
                        }[];
                        /** @description The garments that were checked in the last 30 minutes. */
                        recentChecks: {
                            [key: string]: unknown;
                        }[];
                        /** @description The outfits that are kept: pieces by where they come from, and the days worn. */
                        outfits: {
                            [key: string]: unknown;
                        }[];
                        /** @description The outfit that was chosen for the last week that one was asked for. */
                        weeklyOutfit: {
                            [key: string]: unknown;
                        } | null;
                        /** @description What is packed for journeys: pieces by where they come from, and what to wear when. */
                        packingLists: {
                            [key: string]: unknown;
                        }[];
                        /** @description What became of checked pieces: open questions, and the answers of the last 60 days. */
                        followUps: {
                            [key: string]: unknown;
                        }[];
                        /** @description The free outfits of this week, as they were answered. */
                        weeklyOutfits: {
                            [key: string]: unknown;
                        }[];
                        /** @description The live links to the style passport, without what opens them. */
                        passportLinks: {
                            [key: string]: unknown;
                        }[];
                        /** @description The weeks of the last 30 days with a mail, and when it was sent. */
                        mondayMails: {
                            [key: string]: unknown;
                        }[];
                        /** @description Every piece, photographs as data URLs; also what was taken out and can be put back. */
                        wardrobe: {
                            [key: string]: unknown;
                        }[];
                    };
                    "application/zip": Blob;
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Users_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ProfileImages_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. Its URL is of this content alone, so it may be kept for ever. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_login: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description What the answer to the registration gave to this browser. */
                "Registration-Key"?: string;
            };
            path: {
                /** @description From the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_verifyEmailWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description What the answer to the registration gave to this browser. */
                "Registration-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Auth_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Password_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Password_change: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Measurements_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMeasurementsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Measurements_saveOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Recommendations_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyTypeAnalysisResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Recommendations_guide: {
        parameters: {
            query: {
                /** @description Of a feature of the analysis. */
                bodyPart: string;
                /** @description Of a feature of the analysis. */
                bodyPartAttribute: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPartDetailsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Recommendations_content: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of a recommendation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FashionContentResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Recommendations_bestLooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestLooksResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Recommendations_item: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of an item in a list. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FashionItemResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Pictures_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `items` or `guides`. */
                kind: string;
                /** @description Name and hash of the drawing, from an `imageUrl`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. Its URL is of this content alone, so it may be kept for ever. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_trending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_personalized: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalizedTrendingResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_category: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a category, in any case. */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingCategoryResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_seen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenTrendsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_see: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenTrendsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenTrendsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_item: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of an item in a list. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingItemResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_personalizedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of an item in a list. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FashionItemResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Trends_viewedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of an item in a list. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FashionItemResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Garments_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckGarmentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Garments_material: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckMaterialResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Garments_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language of the words. */
                language: "de" | "fr" | "es" | "it";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckLanguageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Garments_quota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    FollowUps_due: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    FollowUps_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowProductRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    FollowUps_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the question. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerFollowUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredFollowUp"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ProductPhotos_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: string;
                /** @description In pixels, at most: 320 or 640. */
                width: string;
                /** @description Its key, from an `imageUrl`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. Its URL is of this content alone, so it may be kept for ever. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Products_list: {
        parameters: {
            query?: {
                /** @description One of the eight. */
                category?: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling" | null;
                /** @description A slug of the vocabulary. */
                type?: string | null;
                /** @description What it can be worn to. */
                occasion?: "everyday" | "work" | "interview" | "weekend" | "evening" | "celebration" | "formal" | "travel" | "sport" | null;
                /** @description When it can be worn. */
                season?: "spring" | "summer" | "fall" | "winter" | null;
                /** @description In the main unit; of the sale price where there is one. */
                maxPrice?: number | null;
                /** @description ISO 4217. */
                currency?: string | null;
                /** @description Name of a brand, in any case. */
                brand?: string | null;
                /** @description Name of a shop, in any case. */
                shop?: string | null;
                /** @description A family such as `blue`, or a word of the color’s name. */
                color?: string | null;
                /** @description Has sleeves that reach so far at least: short, elbow, three-quarter or long. */
                sleeves?: "short" | "elbow" | "three-quarter" | "long" | null;
                /** @description Has a hem that reaches so far at least: above-knee, knee, mid-calf or ankle. */
                hem?: "above-knee" | "knee" | "mid-calf" | "ankle" | null;
                /** @description Has a neckline that covers so much at least: moderate or high. */
                neckline?: "moderate" | "high" | null;
                /** @description Is in stock in this size, written as shops write it. */
                size?: string | null;
                /** @description What the page before gave as `next`; left out for the first page. */
                cursor?: string | null;
                /** @description At most 48. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Products_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductChoicesResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Products_click: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Advice_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobeAdviceResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_list: {
        parameters: {
            query?: {
                /** @description What the page before gave as `next`; left out for the first page. */
                cursor?: string | null;
                /** @description At most 48. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfitsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepOutfitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfit"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an outfit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an outfit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOutfitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfit"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an outfit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyOutfitRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfit"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_wear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an outfit. */
                id: string;
                /** @description A day, as `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfit"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    KeptOutfits_unwear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an outfit. */
                id: string;
                /** @description A day, as `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptOutfit"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Openings_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_list: {
        parameters: {
            query?: {
                /** @description What the page before gave as `next`; left out for the first page. */
                cursor?: string | null;
                /** @description At most 48; six where it is left out. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingListsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingList"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a packing list. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingList"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a packing list. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_tick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a packing list. */
                id: string;
                /** @description A piece of the list, as `source:id`. */
                piece: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingList"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    PackingLists_untick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a packing list. */
                id: string;
                /** @description A piece of the list, as `source:id`. */
                piece: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackingList"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Suggestions_suggest: {
        parameters: {
            query: {
                /** @description What to do in them. */
                occasion: "everyday" | "work" | "interview" | "weekend" | "evening" | "celebration" | "formal" | "travel" | "sport";
                /** @description Without one and without a temperature: any. */
                season?: "spring" | "summer" | "fall" | "winter" | null;
                /** @description Degrees Celsius, from -30 to 45. */
                temperature?: number | null;
                /** @description `true` or `false`. */
                rain?: "true" | "false" | null;
                /** @description `true` or `false`. */
                wind?: "true" | "false" | null;
                /** @description Where pieces may come from, with commas; left out: the wardrobe and the catalog. */
                from?: string | null;
                /** @description Whether clothes that were worn yesterday or today may come again. */
                again?: "true" | "false" | null;
                /** @description The date where the caller is, by which yesterday is told; left out: in UTC. */
                day?: string | null;
                /** @description Pieces that every outfit has, as `source:id`, with commas; what was checked in the last 30 minutes as `check:` and its id. */
                anchor?: string | null;
                /** @description At most 6; 3 where it is left out. */
                count?: number | null;
                /** @description The next number leaves out what the numbers before it answered. */
                seed?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Suggestions_quota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Suggestions_swap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    TasteLooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasteLooksResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Weekly_thisWeek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyOutfitResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_list: {
        parameters: {
            query?: {
                /** @description Words that all occur in the piece, or begin one that does. */
                q?: string | null;
                /** @description Pieces of this category only. */
                category?: "Outerwear" | "Tops" | "One-Piece" | "Bottoms" | "Shoes" | "Accessories" | "Jewelry" | "Styling" | null;
                /** @description `not-for-a-season`: pieces that were not worn for 91 days, and are here for longer. */
                worn?: "not-for-a-season" | null;
                /** @description `true`: what is wished for, in the place of what is owned. */
                wish?: "true" | null;
                /** @description `true`: what was taken out in the last 30 days, in the place of what is there. */
                deleted?: "true" | null;
                /** @description `next` of the page before. */
                cursor?: string | null;
                /** @description How many pieces at most. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobeResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPieceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_addLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLinesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedLinesResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePieceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_alike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindAlike"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_wear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
                /** @description A day, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_unwear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
                /** @description A day, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_readPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
                /** @description Name of the photograph. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_putPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoRequest"];
                "multipart/form-data": {
                    /** @description PNG, JPEG or WebP of at most 5 MB. */
                    photo?: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Wardrobe_removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the piece. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardrobePiece"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    FirstSteps_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstStepsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Marks_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the item or the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MondayMail_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the URL in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Passport_passport: {
        parameters: {
            query?: {
                /** @description Whether it shows the measurements; left out, it does not. */
                includesNumbers?: "true" | "false" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passport"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Passport_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassportLinksResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Passport_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePassportLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPassportLinkResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Passport_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    SharedPassport_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the URL of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passport"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_price: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_offer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_coupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_forgetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_paymentSuccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSuccessRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSuccessResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_paymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_payments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_requestRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the receipt says it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_withdrawRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the receipt says it. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Payments_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Start_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPreviewRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPreviewResponse"];
                };
            };
            /** @description A problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
