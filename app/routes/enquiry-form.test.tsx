import { screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { ContactForm } from "#app/features/contacts/contact-form.tsx";
import type { EnquiryAnswer } from "#app/features/contacts/enquiry-answer.ts";
import { ExperienceForm } from "#app/features/experiences/experience-form.tsx";
import { STAMP_FIELD } from "#domain/forms/robot-trap.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const FORMS = {
  contact: () => <ContactForm />,
  club: () => <MembershipForm events={[]} />,
  experience: () => <ExperienceForm experience="weekend" vehicle={null} today="2026-11-22" />,
};

test.each(Object.entries(FORMS))(
  "the %s form, sent back to be pressed once more, carries the stamp that makes it count",
  async (_name, Component) => {
    const answer: EnquiryAnswer = {
      reference: null,
      problems: { "": "Premi ancora una volta." },
      values: { name: "Ada" },
      formStamp: "again.1",
    };
    const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
    renderOnSite(<Stub hydrationData={{ actionData: { page: answer } }} />);
    const form = await screen.findByRole<HTMLFormElement>("form");
    const sent = new FormData(form);
    expect(sent.get(STAMP_FIELD)).toBe("again.1");
    expect(sent.get("name")).toBe("Ada");
  },
);
