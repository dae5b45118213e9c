/** The code of a refusal because of a rental ban (product.md#rental-ban). */
export const BANNED_CODE = "banned";

/** The field of a request's body in which an admin gives the reason for an action in spite of a ban. */
export const BAN_REASON_FIELD = "ban_reason";
