/** GET /api/dashboard as the panel reads it; money in euros, instants in ISO form. */
export interface DashboardData {
  /** When all of it was true, by the server's clock. */
  now: string;
  today: string;
  active_brands: number;
  active_cities: number;
  countries: number;
  seo_pages: number;
  vehicles: number;
  available_vehicles: number;
  units: number;
  active_bookings: number;
  confirmed_bookings: number;
  revenue: { month: string; total: number; rentals: number };
  /** Null for who does not look after bookings, as is `waiting`. */
  days: { today: DayEvent[]; tomorrow: DayEvent[] } | null;
  waiting: { lines: WaitingLine[]; total: number } | null;
  occupancy: OccupancyDay[];
  empty_searches: EmptySearch[];
}

export interface DayEvent {
  kind: "pickup" | "return";
  time: string;
  city: string;
  booking_id: string;
  reference: string;
  vehicle: string;
  name: string;
  done: boolean;
}

export interface WaitingLine {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  subject: string;
  detail: string;
  created_at: string;
  due_at: string;
}

/** In unit-days. */
export interface OccupancyDay {
  date: string;
  rented: number;
  maintenance: number;
}

export interface EmptySearch {
  query: string;
  city: string | null;
  wanted: string[];
  times: number;
  last_on: string;
}
