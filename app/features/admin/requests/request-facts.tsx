import { Assignment } from "#app/features/admin/requests/assignment.tsx";
import { RequestMoves } from "#app/features/admin/requests/request-moves.tsx";
import { RequestClock, RequestState } from "#app/features/admin/requests/request-state.tsx";
import type { ApiEnquiryDetail, ApiFlightEstimate, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { formatEuro } from "#domain/money.ts";

interface RequestFactsProps {
  request: ApiEnquiryDetail;
  people: readonly ApiStaffMember[];
  toldAt: number;
}

/** Who asks, for what, by when an answer is owed and by whom. */
export function RequestFacts({ request, people, toldAt }: RequestFactsProps) {
  const { name, email, phone, kind, rows, message, estimate } = request;
  return (
    <div className="request-facts">
      <section className="panel-section request-standing">
        <RequestState status={request.status} />
        <RequestClock row={request} toldAt={toldAt} />
        <Assignment request={request} people={people} />
        <RequestMoves request={request} />
      </section>
      <section className="panel-section">
        <h2 className="request-title">Chi scrive</h2>
        <dl className="panel-facts">
          <dt>Nome</dt>
          <dd className="panel-strong">{name}</dd>
          <dt>E-mail</dt>
          <dd>
            <a className="panel-link request-long" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
          <dt>Telefono</dt>
          <dd>
            <a className="panel-link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          </dd>
        </dl>
      </section>
      <section className="panel-section">
        <h2 className="request-title">{ENQUIRY_NAMES[kind]}</h2>
        {rows.length > 0 && (
          <dl className="panel-facts">
            {rows.map(({ label, value }) => (
              <div key={label} className="request-fact">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {message && <blockquote className="request-words">{message}</blockquote>}
        {!message && rows.length === 0 && <p className="panel-meta">Senza messaggio.</p>}
      </section>
      {estimate && <Estimate estimate={estimate} />}
    </div>
  );
}

/** What the flight costs by type of jet, at today's prices. */
function Estimate({ estimate: { prices, tax, complete } }: { estimate: ApiFlightEstimate }) {
  return (
    <section className="panel-section">
      <h2 className="request-title">Stima del volo</h2>
      {complete && prices.length > 0 ? (
        <>
          <table className="request-estimate">
            <caption className="panel-hidden">Stima per tipo di jet</caption>
            <tbody>
              {prices.map(({ type, low, high }) => (
                <tr key={type}>
                  <th scope="row">{type}</th>
                  <td>{low === high ? euro(low) : `${euro(low)} – ${euro(high)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {tax > 0 && <p className="panel-hint">Più {euro(tax)} d'imposta aerotaxi. Ai prezzi di oggi.</p>}
        </>
      ) : (
        <p className="panel-meta">
          {complete
            ? "Nessun jet può fare questo viaggio."
            : "Una delle località non è fra quelle note: va stimato a mano."}
        </p>
      )}
    </section>
  );
}

const euro = (amount: number) => formatEuro(Math.round(amount * 100));
