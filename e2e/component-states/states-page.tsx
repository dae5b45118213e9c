import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { daysLine, supplementLine } from "#domain/prices/price-line.ts";
import "#app/styles/layers.css";
import "#app/styles/reset.css";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import "#app/styles/base.css";
import { Receipt } from "#app/features/bookings/receipt.tsx";
import { type CardVehicle, VehicleCard } from "#app/features/vehicles/vehicle-card.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Arrows } from "#app/ui/arrows.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { SelectField, TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { createBaseDelivery } from "#domain/delivery/rental-place.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { wordsOf } from "#domain/words/words-of.ts";

/** An interaction state, which the test forces through DevTools. */
export type InteractionState = "hover" | "focus-visible" | "active";
const INTERACTION_STATES: readonly InteractionState[] = ["hover", "focus-visible", "active"];

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter";
const VARIANTS: readonly ButtonVariant[] = ["solid", "outline", "quiet"];

const CAR: CardVehicle = {
  slug: "ferrari-296-gtb",
  name: "296 GTB",
  brand: "Ferrari",
  category: "sportive",
  citySlug: "milan",
  available: true,
  images: ["/pictures/cars/ferrari-296-gtb/studio-1200.webp"],
  imageAlts: {},
  highlights: ["VIP Exclusive"],
  specs: { seats: 2, topSpeed: "330 km/h", transmission: "Automatico a doppia frizione" } as CardVehicle["specs"],
  fromRate: 140_000,
};

const TERMS: RentalTerms = {
  deposit: 500_000,
  excess: 400_000,
  includedKilometresPerDay: 250,
  extraKilometre: 300,
  minimumAge: 21,
  minimumLicenceYears: 3,
};

/** Renders every primitive in every state, which no page of the site shows at once. */
export function renderComponentStates(): string {
  return renderToStaticMarkup(
    <WordsProvider value={wordsOf("it")}>
      <main>
        <h1>Stati</h1>
        {VARIANTS.map((variant) => (
          <States key={variant} name={`Pulsante ${variant}`}>
            <Button variant={variant}>Richiedi</Button>
            {inEachState(() => (
              <Button variant={variant}>Richiedi</Button>
            ))}
            <Button variant={variant} disabled>
              Richiedi
            </Button>
            <Button variant={variant} pending pendingLabel="Invio in corso">
              Richiedi
            </Button>
            <Button variant={variant}>{LONG}</Button>
          </States>
        ))}
        <States name="Collegamento">
          <MoreLink to="/">Tutte le vetture</MoreLink>
          {inEachState(() => (
            <MoreLink to="/">Tutte le vetture</MoreLink>
          ))}
        </States>
        <States name="Icona e frecce">
          <IconButton aria-label="Chiudi">
            <CloseIcon />
          </IconButton>
          {inEachState((touch) => (
            <IconButton aria-label={`Chiudi, ${touch}`}>
              <CloseIcon />
            </IconButton>
          ))}
          <Arrows previous="Indietro" next="Avanti" onPrevious={() => {}} onNext={() => {}} />
        </States>
        <States name="Campo">
          <TextInput label="Nome" />
          {inEachState((touch) => (
            <TextInput label={`Nome, ${touch}`} defaultValue="Ada Bianchi" />
          ))}
          <TextInput label="Nome, disabilitato" disabled defaultValue="Ada Bianchi" />
          <TextInput label={`Nome, ${LONG}`} hint="Come sul documento." defaultValue={LONG} />
          <TextInput label="E-mail" error="Scrivi un indirizzo e-mail valido." defaultValue="ada@" />
        </States>
        <States name="Scelta, testo e casella">
          <SelectField label="Città" options={["Milano", LONG]} defaultValue={LONG} />
          <SelectField label="Città, con errore" options={["Milano"]} error="Scegli una città." />
          <TextArea label="Messaggio" defaultValue={`${LONG} ${LONG}`} />
          <Checkbox label="Accetto le condizioni" />
          <Checkbox label="Accetto, scelto" defaultChecked />
          <Checkbox label="Accetto, disabilitato" disabled />
          <Checkbox label="Accetto, con errore" error="Serve il tuo consenso." />
        </States>
        <States name="Errori di un modulo">
          <ErrorSummary title="Due cose da correggere" problems={[{ path: "", message: `${LONG} ${LONG}` }]} />
        </States>
        <States name="Segni e prezzi">
          <Badge>Popolare</Badge>
          <Badge variant="muted">Non disponibile</Badge>
          <Price amount={140_000} unit="al giorno" prefix="da" size="large" />
          <Price amount={123_456_789} size="small" />
          <Skeleton className={undefined} />
        </States>
        <States name="Vuoto">
          <EmptyState title="Nessuna vettura" hint={`Prova altre date: ${LONG}`} level={2} />
        </States>
        <States name="Ricevuta">
          <Receipt
            title="Audi RS Q8"
            reference="VL-7K3MQD"
            finish={null}
            pickup={{ date: "2026-12-14", time: "10:00", city: "Milano" }}
            return={{ date: "2026-12-17", time: "10:00", city: "Milano" }}
            delivery={{
              ...createBaseDelivery("Zurigo"),
              pickupPlace: { slug: null, name: "Milano", address: LONG },
              meetingPoint: LONG,
            }}
            price={{
              days: 3,
              includedKilometres: 450,
              lines: [
                daysLine({ firstDay: "2026-12-14", quantity: 3, unitPrice: 70_000, rule: null }),
                supplementLine({
                  kind: "delivery",
                  place: "Aeroporto di Milano Malpensa",
                  kilometres: 11,
                  amount: 2200,
                }),
              ],
              total: 212_200,
            }}
            terms={TERMS}
          />
        </States>
        <States name="Vettura">
          <VehicleCard vehicle={CAR} />
          <span data-touch="hover">
            <VehicleCard vehicle={{ ...CAR, name: "296 GTB, toccata" }} />
          </span>
          <VehicleCard vehicle={{ ...CAR, name: "296 GTB, fuori servizio", available: false }} />
          <VehicleCard vehicle={{ ...CAR, brand: LONG, name: LONG, highlights: [LONG] }} />
          <VehicleCard vehicle={{ ...CAR, name: "296 GTB, senza immagini", images: [] }} />
        </States>
      </main>
    </WordsProvider>,
  );
}

function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="states">
      <h2>{name}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Renders a part once per interaction state. */
const inEachState = (part: (touch: InteractionState) => ReactNode) =>
  INTERACTION_STATES.map((touch) => (
    <span key={touch} data-touch={touch}>
      {part(touch)}
    </span>
  ));
