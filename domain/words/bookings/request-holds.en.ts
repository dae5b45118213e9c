import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_HOLDS_IT } from "./request-holds.it.ts";

export const REQUEST_HOLDS_EN: Translated<typeof REQUEST_HOLDS_IT> = {
  promise:
    "We hold the car for you straight away for {first}, and for {full} from your request once you open the link in the e-mail we send you.",
  untilReply: "In any case, we hold it for you until the time by which we promise to reply.",
  immediate: "The car is held for you straight away; confirmation follows within {hours}.",
};
