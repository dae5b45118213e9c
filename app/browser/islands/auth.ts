import AuthToasts from "#app/features/auth/auth-toasts.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [AuthToasts];
