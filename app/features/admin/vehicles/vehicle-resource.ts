import { api } from "#app/features/admin/api-client.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";

/** The list of cars, by default newest first (product.md#fleet-screen). */
export const VEHICLE_LIST = createListResource({
  name: "fleet",
  filters: ["q", "brand", "location", "category", "available"],
  order: "-created_at",
  read: (call) => api.list("/api/vehicles", call),
});
