/** The person's own fields of the form, as typed. */
export type PersonValues = Partial<
  Record<
    | "name"
    | "email"
    | "phone"
    | "phonePrefix"
    | "driverBirthDate"
    | "licenceDate"
    | "note"
    | "pickupAddress"
    | "returnAddress"
    | "meetingPoint"
    | "flightOrTrain",
    string
  >
>;
