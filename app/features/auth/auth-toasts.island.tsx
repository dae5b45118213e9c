import { island } from "#app/ui/islands/island.tsx";
import { AuthToasts } from "./auth-toasts.tsx";

export default island("auth/auth-toasts", AuthToasts);
