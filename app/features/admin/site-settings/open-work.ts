import { api } from "#app/features/admin/api-client.ts";
import type { EnquiryKind } from "#domain/enquiries/enquiry.ts";
import { IN_PROGRESS_ORDER_STATUSES, type OrderKind } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { OfferKey } from "#domain/site-configuration.ts";

export interface OpenWork {
  reference: string;
  /** Whom it is for. */
  name: string;
  path: string;
}

const ENQUIRY_KINDS: Readonly<Record<OfferKey, EnquiryKind | null>> = {
  jets: "jet",
  experiences: "experience",
  club: "club",
  magazine: null,
};
const ORDER_KINDS: Readonly<Record<OfferKey, OrderKind | null>> = {
  jets: "jet",
  experiences: "experience",
  club: null,
  magazine: null,
};
const OPEN_ENQUIRY_STATUSES = ["new", "answered"] as const;

/** Returns the open requests and orders of an offer, the oldest first. */
export async function listOpenWork(offer: OfferKey, signal: AbortSignal): Promise<OpenWork[]> {
  const [enquiryKind, orderKind] = [ENQUIRY_KINDS[offer], ORDER_KINDS[offer]];
  const enquiries = OPEN_ENQUIRY_STATUSES.map(async (status) => {
    if (!enquiryKind) return [];
    const query = { kind: enquiryKind, status, order: "created_at" };
    const { rows } = await api.list("/api/enquiries", { query, signal });
    return rows.map(({ id, reference, name }) => ({ reference, name, path: panelPaths.adminRequest(id) }));
  });
  const orders = IN_PROGRESS_ORDER_STATUSES.map(async (status) => {
    if (!orderKind) return [];
    const query = { kind: orderKind, status, order: "created_at" };
    const { rows } = await api.list("/api/orders", { query, signal });
    return rows.map(({ reference, name }) => ({ reference, name, path: panelPaths.adminOrder(reference) }));
  });
  return (await Promise.all([...enquiries, ...orders])).flat();
}
