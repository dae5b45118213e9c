import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { invitationSchema } from "#domain/forms/access.ts";
import { INVITATION_STATES } from "#domain/invitations/invitation.ts";

/** An invitation to the panel as admins see it. The invitation link is sent only to the invited address. */
const apiInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  state: z.enum(INVITATION_STATES),
  /** Name of the inviting user; "" after that user was deleted. */
  invited_by: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
  accepted_at: z.string().nullable(),
  created_at: z.string(),
});
export type ApiInvitation = z.infer<typeof apiInvitationSchema>;

export const invitationEndpoints = {
  "GET /api/invitations": {
    summary: "Gli ultimi inviti al pannello, i più recenti prima",
    answer: z.array(apiInvitationSchema),
    list: true,
  },
  "POST /api/invitations": {
    summary: "Invita un indirizzo con un ruolo; lo stesso invito ancora aperto resta com'è",
    body: invitationSchema,
    row: null,
    answer: apiInvitationSchema,
    status: 201,
    refuses: [409],
  },
  "POST /api/invitations/:id/send": {
    summary: "Manda di nuovo un invito, con un altro collegamento: quello di prima non vale più",
    answer: apiInvitationSchema,
    refuses: [409],
  },
  "DELETE /api/invitations/:id": {
    summary: "Revoca un invito: il suo collegamento non vale più",
    answer: null,
    refuses: [409],
  },
} as const satisfies Endpoints;
