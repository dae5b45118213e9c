import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api } from "#app/features/admin/api-client.ts";
import { errorResponse, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { OTHER_COLOUR_CONFIRM } from "./bookings/booking-words.ts";
import { useServerConfirm } from "./use-server-confirm.tsx";

const QUESTION = "Al cliente abbiamo promesso Rosso vivo. Ora avrebbe Nero.";

function MoveButton({ onEnd }: { onEnd: (outcome: string) => void }) {
  const { withConfirm, question } = useServerConfirm(OTHER_COLOUR_CONFIRM);
  const move = () =>
    withConfirm((agreed) =>
      api.patch("/api/unit_holds/:id", { parameters: { id: "h1" }, body: { unit: 2, ...agreed } }),
    ).then(
      () => onEnd("moved"),
      (thrown: Error) => onEnd(thrown.message),
    );
  return (
    <>
      <button type="button" onClick={move}>
        Sposta
      </button>
      {question}
    </>
  );
}

function start(status = 409) {
  const onEnd = vi.fn();
  const calls = renderScreen(<MoveButton onEnd={onEnd} />, ({ body }) =>
    body.other_colour ? undefined : errorResponse(status, QUESTION, [{ path: "other_colour", message: QUESTION }]),
  );
  fireEvent.click(screen.getByRole("button", { name: "Sposta" }));
  return { calls, onEnd };
}

// Rule: product.md#base-move
// Rule: product.md#colours
test("shows the server's question and sends the call again with the answer", async () => {
  const { calls, onEnd } = start();
  expect(await screen.findByText(QUESTION)).toBeDefined();
  fireEvent.click(withinDialog().getByRole("button", { name: "Cambia colore" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith("moved"));
  expect(calls.map(({ body }) => body)).toEqual([{ unit: 2 }, { unit: 2, other_colour: true }]);
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
});

test("leaves the call refused and sends nothing more when staff decline", async () => {
  const { calls, onEnd } = start();
  await screen.findByText(QUESTION);
  fireEvent.click(withinDialog().getByRole("button", { name: "Lascia com'è" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(QUESTION));
  expect(calls).toHaveLength(1);
});

test("does not ask about any other refusal", async () => {
  const { onEnd } = start(422);
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(QUESTION));
  expect(document.querySelector("[data-dialog-size]")).toBeNull();
});
