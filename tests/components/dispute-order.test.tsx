import { expect, it } from "vitest";
import { DisputeRoom } from "~/components/disputes/dispute-room";
import { aDispute, disputedPayment } from "../mocks/deals";
import { aCard } from "../mocks/factories/person";
import { HASSAN, PETRA } from "../mocks/factories/town";
import { htmlOf } from "./rendered";

const roomOf = (viewer: number, dispute = aDispute()) =>
  htmlOf(
    <DisputeRoom
      payment={disputedPayment()}
      dispute={dispute}
      job={null}
      viewer={viewer}
      role={viewer === PETRA ? "payer" : "payee"}
      other={aCard()}
      photos={{ dispute: [], result: [] }}
      beside={[]}
      disputable={false}
    />,
  );

const primaryLinks = (html: string) =>
  [...html.matchAll(/<a[^>]*button-primary[^>]*>([^<]*)</g)].map(([, text]) => text);

it("shows the accused what the other wrote, then the answer, then the proposal", () => {
  const room = roomOf(HASSAN);
  const [said, answer, propose] = ["De kraan druppelt nog steeds", "/reactie", "/voorstel"].map((one) =>
    room.indexOf(one),
  );
  expect(said).toBeGreaterThan(0);
  expect(answer).toBeGreaterThan(said ?? 0);
  expect(propose).toBeGreaterThan(answer ?? 0);
  expect(primaryLinks(room)).toEqual(["Vertel jouw kant"]);
});

it("shows who opened it the proposal first", () => {
  const room = roomOf(PETRA);
  expect(room.indexOf("/voorstel")).toBeLessThan(room.indexOf("De kraan druppelt nog steeds"));
  expect(primaryLinks(room)).toEqual(["Doe een voorstel"]);
});
