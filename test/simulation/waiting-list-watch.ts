import type { WaitingListMail } from "#server/mail/waiting-list-mails.ts";

/** What is read of the world, and where problems are noted. */
interface WatchedWorld {
  readonly now: Date;
  readonly complaints: string[];
  queryDirectly<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
}

interface OfferedEntry {
  id: string;
  email: string;
  status: string;
  vehicle: string | null;
  mailedAt: Date | null;
  hasFreeUnit: boolean;
}

/** The entries of the waiting list at an instant, each with whether some unit of a car is free for its dates; the job does not use this query. */
const SELECT_ENTRIES = `
  select entry.id, entry.email, entry.status, entry.offered_vehicle_id as vehicle, entry.mailed_at as "mailedAt", exists (
    select from units where units.vehicle_id = coalesce($3, entry.offered_vehicle_id) and units.in_fleet_to is null and not exists (
      select from unit_holds hold left join bookings on bookings.id = hold.booking_id
      where hold.vehicle_id = units.vehicle_id and hold.unit = units.number and hold.released_at is null
        and (hold.releases_at is null or hold.releases_at > $1)
        and (bookings.id is null or bookings.status <> 'requested' or bookings.hold_expires_at > $1)
        and hold.during && tstzrange(entry.pickup_at, entry.return_at))) as "hasFreeUnit"
  from waiting_list entry where $2::uuid is null or entry.id = $2`;

/** Watches the mails about free cars: who gets one, for which chance, and whether the car is free at that instant. */
export class WaitingListWatch {
  readonly #world: WatchedWorld;
  /** The entries whose renter knew of a free car at the last check, by id. */
  #offered = new Map<string, OfferedEntry>();

  constructor(world: WatchedWorld) {
    this.#world = world;
  }

  /**
   * Checks the latest run of the job, so it must follow each run. A renter who has just been mailed must find the car free, and nobody may get a second
   * mail for one chance.
   */
  async check(): Promise<void> {
    const entries = await this.#listEntries(null, null);
    for (const entry of entries) {
      const before = this.#offered.get(entry.id);
      const isMailedNow = entry.vehicle !== null && entry.mailedAt?.getTime() === this.#world.now.getTime();
      if (isMailedNow && !entry.hasFreeUnit) this.#complain(entry, "got a mail about a car that is taken");
      if (before && before.vehicle === entry.vehicle && before.mailedAt?.getTime() !== entry.mailedAt?.getTime())
        this.#complain(entry, "got two mails for one chance");
    }
    this.#offered = new Map(entries.filter(({ vehicle }) => vehicle !== null).map((entry) => [entry.id, entry]));
  }

  /** Checks a mail that has just been sent. */
  async checkSentMail(mail: WaitingListMail): Promise<void> {
    const [entry] = await this.#listEntries(mail.entry, mail.kind === "free" ? mail.vehicle : null);
    if (!entry) return;
    if (!["open", "mailed"].includes(entry.status)) this.#complain(entry, `got a mail and is ${entry.status}`);
    if (mail.kind === "free" && !entry.hasFreeUnit) this.#complain(entry, "got a mail about a car that is taken");
  }

  #listEntries(entry: string | null, vehicle: string | null): Promise<OfferedEntry[]> {
    return this.#world.queryDirectly<OfferedEntry>(SELECT_ENTRIES, [this.#world.now, entry, vehicle]);
  }

  #complain({ email }: OfferedEntry, problem: string): void {
    this.#world.complaints.push(`waiting list: ${email} ${problem}`);
  }
}
