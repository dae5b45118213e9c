import { Link } from "react-router";
import { HOUSE } from "#domain/house.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

const NAVIGATION = [
  { label: messages.header.home, to: paths.home },
  { label: "Vetture", to: paths.cars },
  { label: "Dove operiamo", to: paths.whereWeOperate },
  { label: "Contatti", to: paths.contacts },
];

/** Company blurb, navigation, services, contacts, copyright, privacy and terms (A 2 "Footer"). */
export function SiteFooter() {
  const { address } = HOUSE;
  return (
    <footer className="site-footer on-velvet">
      <h2 className="sr-only">{HOUSE.name}</h2>
      <div className="grid-page site-footer-top">
        <p className="site-footer-blurb">
          Auto di lusso a noleggio in sei Paesi d’Europa. {messages.banner.promise}. {messages.footer.founded}.
        </p>
        <nav aria-labelledby="footer-navigation">
          <h3 id="footer-navigation">{messages.footer.navigation}</h3>
          <ul>
            {NAVIGATION.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h3>{messages.footer.services}</h3>
          <ul>
            <li>
              <Link to={paths.hub}>{messages.footer.rental}</Link>
            </li>
            <li>
              <Link to={paths.jets}>Jet privati</Link>
            </li>
            <li>
              <Link to={paths.club}>{messages.footer.club}</Link>
            </li>
            <li>
              <span>{messages.footer.driver}</span>
            </li>
          </ul>
        </div>
        <div className="site-footer-contacts">
          <h3>{messages.footer.contacts}</h3>
          <address>
            <ul>
              <li>
                <a className="numerals" href={HOUSE.phoneHref}>
                  {HOUSE.phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${HOUSE.email}`}>{HOUSE.email}</a>
              </li>
              <li>
                <span>
                  {address.street}, {address.postalCode} {address.city}
                </span>
              </li>
              <li>
                <span>Tutti i giorni, 24 ore su 24</span>
              </li>
            </ul>
          </address>
        </div>
      </div>
      <div className="site-footer-mark" aria-hidden="true" data-name={HOUSE.name} />
      <div className="site-footer-base">
        <p className="grid-page">
          <span>
            © {HOUSE.foundedYear} {HOUSE.legalName} · Tutti i diritti riservati
          </span>
          <Link to={paths.privacy}>{messages.footer.privacy}</Link>
          <Link to={paths.terms}>{messages.footer.terms}</Link>
        </p>
      </div>
    </footer>
  );
}
