/**
 * The focal point in the address of an uploaded picture, horizontal and vertical (picture-details.ts writes it). Apart from the other details, because
 * the scripts of every page need it.
 */
export const FOCAL_POINT = /[#&]focus=(\d{1,3})%2C(\d{1,3})/;
