import { HOUSE } from "#domain/house.ts";

/** Who the company is, in law, and where it can be written to. */
export function Controller() {
  const { address } = HOUSE;
  return (
    <p>
      {HOUSE.legalName}, {address.street}, {address.postalCode} {address.city}, {address.country}.
      <br />
      <a href={`mailto:${HOUSE.email}`}>{HOUSE.email}</a>, <a href={HOUSE.phoneHref}>{HOUSE.phone}</a>
    </p>
  );
}
