import { createContext } from "react";

/** Whether the sign-in pages have their picture, which shows a car; false for a company without cars (product.md#new-installation). */
export const AuthPictureContext = createContext(true);
