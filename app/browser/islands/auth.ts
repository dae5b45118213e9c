import AuthToasts from "#app/features/auth/auth-toasts.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [AuthToasts];
