import { beforeEach, describe, expect, it } from "vitest";
import { CLOSING, MAX_FRAME_LENGTH, MAX_FRAMES } from "~/domain/chats/live-limits";
import { randomFrom } from "../random";
import { type Person, signedUp } from "./client";
import { type Listener, listening } from "./listener";
import { aBid, accepted, neighbours } from "./world";

const SEED = Number(import.meta.env.VITE_SEED ?? Date.now() % 100_000);

let people: Person[];
let chat: string;
let number: number;
let ears: Listener[];
let intruder: Listener;

beforeEach(async () => {
  const { placer, helper, job } = await neighbours();
  const bid = await aBid(helper, job);
  await accepted(placer, bid.id);
  chat = bid.chat_uri;
  number = bid.chat.id;
  people = [placer, helper];
  ears = await Promise.all(people.map(listening));
  intruder = await listening(await signedUp());
});

async function expectUnharmed(): Promise<void> {
  for (const one of ears) {
    await one.settled();
    expect(one.closed()).toBeNull();
    expect(one.heard("typing")).toEqual([]);
    expect(one.heard("message")).toEqual([]);
  }
  const [placer] = people;
  await placer?.api("POST", `/api/chat/${chat}/message/`, { message: "Ben je er nog?" });
  for (const one of ears) await one.hears("message");
}

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const FRAMES: [string, () => string][] = [
  ["no JSON", () => "{typing}"],
  ["half of it", () => '{"type":"typing","chat":"'],
  ["deep JSON", () => nested(MAX_FRAME_LENGTH / 2)],
  ["a number", () => "1e400"],
  ["a list of good frames", () => JSON.stringify([{ type: "typing", chat, on: true }])],
  ["a type that is none", () => JSON.stringify({ type: ["typing"], chat, on: true })],
  ["a chat that is none", () => JSON.stringify({ type: "typing", chat: { toString: chat }, on: true })],
  ["a switch that is none", () => JSON.stringify({ type: "typing", chat, on: "true" })],
  ["names of prototypes", () => '{"__proto__":{"type":"typing"},"constructor":{"prototype":{"on":true}}}'],
  ["a prototype's name as type", () => JSON.stringify({ type: "__proto__" })],
  ["a method's name as type", () => JSON.stringify({ type: "hasOwnProperty" })],
  ["a prototype's name as chat", () => JSON.stringify({ type: "typing", chat: "__proto__", on: true })],
  ["a chat of others", () => JSON.stringify({ type: "typing", chat, on: true })],
  ["a chat of others by number", () => JSON.stringify({ type: "typing", chat: String(number), on: true })],
  ["SQL", () => JSON.stringify({ type: "typing", chat: "' OR 1 = 1 --", on: true })],
  ["a lone surrogate and zeros", () => JSON.stringify({ type: "typing", chat: "\ud800\u0000", on: true })],
  ["what only we send: a message", () => JSON.stringify({ type: "message", chat, message: { id: 1, message: "Hoi" } })],
  ["what only we send: presence", () => JSON.stringify({ type: "presence", user: 1, online: false })],
  ["somebody else's name", () => JSON.stringify({ type: "typing", chat, on: true, user: 1, session: "x" })],
];

describe("a frame of somebody who is up to no good", () => {
  it.each(FRAMES)("%s is ignored", async (_, frame) => {
    intruder.says(frame());
    await intruder.settled();
    expect(intruder.closed()).toBeNull();
    await expectUnharmed();
  });

  it.each([
    ["of a megabyte", () => "x".repeat(1024 * 1024)],
    ["of a megabyte of JSON", () => JSON.stringify({ type: "typing", chat: "c".repeat(1024 * 1024), on: true })],
    ["of bytes", () => new TextEncoder().encode(JSON.stringify({ type: "typing", chat, on: true }))],
    ["of no bytes", () => new Uint8Array()],
  ] as [string, () => string | Uint8Array][])("%s closes the socket", async (_, frame) => {
    intruder.socket.send(frame());
    expect(await intruder.closes()).toBe(CLOSING.too_large);
    await expectUnharmed();
  });
});

describe("a flood", () => {
  it("closes the socket it comes by, and no other of the same person", async () => {
    const [placer, helper] = people as [Person, Person];
    const flooding = await listening(placer);
    for (let at = 0; at < MAX_FRAMES.count * 25; at++) flooding.says({ type: "typing", chat: `geen-${at}`, on: true });
    expect(await flooding.closes()).toBe(CLOSING.policy);
    await expectUnharmed();
    await helper.api("POST", `/api/chat/${chat}/message/`, { message: "Ja hoor." });
    await ears[0]?.hears("message", { message: expect.objectContaining({ message: "Ja hoor." }) });
  });

  it(`of anything at all does no harm (seed ${SEED})`, async () => {
    const random = randomFrom(SEED);
    const any = <T>(from: T[]) => from[Math.floor(random() * from.length)] as T;
    const value = (): unknown =>
      any<() => unknown>([
        () => null,
        () => random() < 0.5,
        () => random() * 1e9,
        () => any([chat, String(number), "typing", "ping", "__proto__", "", "\u0000", "🙂"]),
        () => [value()],
        () => ({ [any(["type", "chat", "on", "__proto__", "then"])]: value() }),
      ])();
    const senders = await Promise.all(Array.from({ length: 8 }, async () => listening(await signedUp())));
    for (const sender of senders) {
      for (let at = 0; at < MAX_FRAMES.count - 1; at++) {
        const whole = JSON.stringify({ type: any(["typing", "ping", "read"]), chat: value(), on: value() });
        const frame = any([whole, JSON.stringify(value()), whole.slice(0, Math.floor(random() * whole.length))]);
        sender.says(frame.slice(0, MAX_FRAME_LENGTH));
      }
    }
    await expectUnharmed();
  });
});
