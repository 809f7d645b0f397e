import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findContactDetails } from "~/domain/contact-guard/contact-guard";
import { withoutHarmlessNumbers } from "~/domain/contact-guard/harmless";
import { harmlessQuestions } from "./harmless-questions";

const ENDINGS =
  "nl com net org eu be de info biz shop site store online website app dev io co nu me uk fr amsterdam frl xyz link".split(
    " ",
  );

function refuses(text: string, ...parts: string[]) {
  expect(findContactDetails(text)).toEqual(parts);
}

function passes(text: string) {
  expect(findContactDetails(text)).toEqual([]);
}

describe("the examples of the contract", () => {
  it.each([
    "06 - 12 34 56 78",
    "0612345678",
    "06.12.34.56.78",
    "o6 12345678",
    "0 6 1 2 3 4 5 6 7 8",
    "nul zes",
    "nul zes 12345678",
    "nul zes een twee drie vier vijf zes zeven acht",
    "06 twaalf vierendertig zesenvijftig achtenzeventig",
    "+31612345678",
    "+31 (0)6 12345678",
    "0031 6 12345678",
    "020-1234567",
    "０６１２３４５６７８",
    "www . site . nl",
    "www.site.nl",
    "www punt site punt nl",
    "https://site.example/x",
    "site[.]nl",
    "site (.) nl",
    "site punt nl",
    "site dot com",
    "SITE.NL",
    "site .nl",
    "naam@site.nl",
  ])("refuses %s, whole", (text) => {
    refuses(text, text);
    refuses(`Bereikbaar: ${text}`, text);
  });

  it.each([
    "2.5 bij 3.5 meter",
    "kast van 200x150x60",
    "nul problemen, zes planken",
    "maat 06-10-2026",
    "EAN 8712345678901",
    "1234 AB",
    "om 08:00-12:00 of 13:00-17:00",
    "Ladder van 4.20 m. De rest huur ik.",
    "Het is klaar.De rest volgt",
  ])("lets %s pass", passes);
});

describe("what people really ask", () => {
  it("is more than a handful of examples", () => expect(new Set(harmlessQuestions).size).toBeGreaterThanOrEqual(150));

  it.each(harmlessQuestions)("%s", passes);
});

describe("the parts to change", () => {
  it("are given as written, in order, without the words around them", () => {
    refuses("Kijk op Mijn-Site.nl, of bel 06 - 12 34 56 78!", "Mijn-Site.nl", "06 - 12 34 56 78");
  });

  it("are named once", () => refuses("06 12345678, ik herhaal, 06 12345678", "06 12345678"));

  it("keep the invisible characters and accents of the original", () => {
    refuses("bel 06\u200B12\u00AD345678 maar", "06\u200B12\u00AD345678");
    refuses("Bel Nùl ZÈS", "Nùl ZÈS");
    refuses("op SÌTE.nl", "SÌTE.nl");
  });

  it("leave out the punctuation around an address", () => {
    refuses("(zie https://site.example/pad?x=1).", "https://site.example/pad?x=1");
    refuses("Zie “site.nl”.", "site.nl");
    refuses("Is site.nl/klus?x=1#foto goed?", "site.nl/klus?x=1#foto");
  });

  it("hold a bracket when its other half is in the number", () => {
    refuses("bel (020) 123 45 67", "(020) 123 45 67");
    refuses("bel (+31) 612345678", "(+31) 612345678");
    refuses("(0612345678)", "0612345678");
  });

  it("are one when a number is inside an address", () => {
    refuses("https://wa.example/0612345678", "https://wa.example/0612345678");
  });
});

describe("a run of digits", () => {
  it("is refused at ten digits from 0, not at nine or eleven", () => {
    refuses("0301234567", "0301234567");
    passes("030123456");
    passes("03012345678");
    passes("3012345678");
  });

  it("is refused at ten digits or more from 06", () => {
    passes("061234567");
    refuses("0612345678", "0612345678");
    refuses("061234567890123456", "061234567890123456");
  });

  it("is refused at 8 to 15 digits after a plus sign", () => {
    passes("+3161234");
    refuses("+31612345", "+31612345");
    refuses("+ 31 6 12 34 56 78", "+ 31 6 12 34 56 78");
    refuses("＋31612345678", "＋31612345678");
    refuses("+123456789012345", "+123456789012345");
    passes("+1234567890123456");
    passes("40 + 15 = 55");
  });

  it("is refused at 8 to 15 digits after 00, of which the first is no 0", () => {
    passes("001234567");
    refuses("00123456780", "00123456780");
    refuses("00123456789012340", "00123456789012340");
    passes("001234567890123456");
    passes("000123456789");
    passes("Vaillant 0020107777");
    refuses("bel me op 0020107777", "0020107777");
    for (const text of ["0049 1234567", "00441234567890123", "00 32 470 12 34"]) refuses(text, text);
    passes("1003161234567");
  });

  it.each([
    " ",
    "-",
    ".",
    ",",
    "/",
    "(",
    ")",
    "_",
    "*",
    "·",
    "\n",
    "\u00A0",
    "–",
    "•",
    ":",
    ";",
    "|",
    "~",
    "=",
    "&",
    "🔨",
  ])("goes on over up to three of %j", (mark) => {
    for (const gap of [mark, mark.repeat(2), mark.repeat(3)]) {
      const text = ["06", "12", "34", "56", "78"].join(gap);
      refuses(text, text);
    }
    passes(["06", "12", "34", "56", "78"].join(mark.repeat(4)));
  });

  it.each(["x", "×", "€", "%", " en "])("ends at %j", (mark) => passes(["06", "12", "34", "56", "78"].join(mark)));

  it("is not begun by the article before it", () => refuses("bel een 06 12 34 56 78", "06 12 34 56 78"));

  it("is found after another number", () => {
    refuses("Dorpsstraat 12, 0612345678", "0612345678");
    refuses("vanaf 18.00 06-12345678", "06-12345678");
    refuses("020-1234567, 12 planken", "020-1234567");
    passes("maten 12, 04, 06, 08, 10, 14");
    passes("Op 10-06-26, 12-06-26 of 14-06-26");
  });
});

describe("number words", () => {
  it.each([
    "nul zes een twee drie vier vijf zes zeven acht",
    "NUL ZES ÉÉN TWEE DRIE VIER VIJF ZES ZEVEN ACHT",
    "nul, twee, nul, een, twee, drie, vier, vijf, zes, zeven",
    "zero two zero one two three four five six seven",
    "zero six one two three four five six seven eight",
    "06 twelve thirty four fifty-six seventyeight",
    "06 tien elf veertien negentien",
    "06 tweeëntwintig drieëndertig vier en veertig negenennegentig",
    "06 vijf en zestig zes-en-zeventig acht en tachtig negentig",
    "06 twelve thirteen nineteen ninety",
    "nulzeseentweedrieviervijfzeszevenacht",
    "nul6 12345678",
  ])("are digits: %s", (text) => refuses(text, text));

  it("nul zes and zero six are refused side by side", () => {
    refuses("Nul-zes en dan de rest", "Nul-zes");
    refuses("it starts with zero   six", "zero   six");
    passes("nul van de zes");
    passes("Ervaring heb ik nul. Zes planken lukt wel.");
    passes("nul zesjes gehaald");
    passes("zero sixpacks");
    passes("zes nul");
  });

  it("inside other words are letters", () => {
    passes("06 zesde tweede achterste vierde een");
    passes("nulpunt zeskant eenheid achtergevel zevenblad");
    passes("one stone, ten tents, nine ninepins");
  });
});

describe("plus as a word", () => {
  it("stands before our country code", () => refuses("Bel plus 31 6 12345678", "31 6 12345678"));
  it.each(["plus 12000000 euro", "2 plus 31 euro", "plus 31 6 1234"])("means more in %s", passes);
});

describe("the letter o", () => {
  it.each(["o612345678", "O6-12345678", "06 1234 5o7o", "o2o 1234567", "oo31 6 12345678", "o 6 1 2 3 4 5 6 7 8"])(
    "is 0 beside a digit: %s",
    (text) => refuses(text, text),
  );

  it("is a letter elsewhere", () => {
    passes("of 12345678 o");
    passes("zo 612345678");
    passes("foto 6, 12345678");
  });
});

describe("dates and clock times", () => {
  it("are taken out", () => {
    passes("06-10-2026 en 08.11.2026 en 1/2/1900");
    passes("06-10-2026 07-10-2026");
    passes("06-10-2026/08-10-2026");
    passes("06:30 12:34 18:00");
    passes("op 06-10-2026 10:30, kamer 12");
  });

  it("do not cut a number in two", () => {
    refuses("06 10:30 12345678", "06 10:30 12345678");
    refuses("06-12-10-2034", "06-12-10-2034");
  });

  it("are only what can be one", () => {
    refuses("06-13-2026 12", "06-13-2026 12");
    refuses("06-10-2199 12", "06-10-2199 12");
    refuses("06-10/2026 12", "06-10/2026 12");
    passes("06-10-2026 12");
  });

  it("leave the full stop after them alone", () => {
    passes("Ik kom om 10:30. de rest volgt");
    passes("Het wordt 06-10-2026. online betalen mag");
  });
});

describe("websites", () => {
  it.each(ENDINGS)("with the ending %s are refused whatever the dot", (ending) => {
    for (const dot of [
      ".",
      "。",
      " . ",
      " .",
      "[.]",
      " (.) ",
      "{.}",
      "( . )",
      " punt ",
      " dot ",
      "[dot]",
      " (punt) ",
    ]) {
      const text = `mijnsite${dot}${ending}`;
      refuses(text, text);
      refuses(`Zie ${text}, daar staat het`, text);
    }
    passes(`mijnsite. ${ending}`);
    passes(`mijnsite.${ending}x`);
    passes(`mijnsite ${ending}`);
    passes(`... ${ending}`);
  });

  it("are refused by their scheme", () => {
    refuses("http://x", "http://x");
    refuses("FTP://bestanden.example", "FTP://bestanden.example");
    refuses("https:// en dan de rest", "https://");
    passes("http is een protocol: https ook");
  });

  it("are refused by www and a dot", () => {
    refuses("www.iets.example", "www.iets.example");
    refuses("WWW punt iets", "WWW punt iets");
    refuses("www dot iets", "www dot iets");
    refuses("www[.]iets", "www[.]iets");
    refuses("www .iets", "www .iets");
    passes("gevonden op het www. Daarna gebeld");
    passes("op www, bedoel ik");
    passes("awww.");
  });

  it("are refused by www or https and an ending, without a dot", () => {
    refuses("kijk op www klus nl", "www klus nl");
    refuses("https klus nl", "https klus nl");
    refuses("http://mijn klus com", "http://mijn klus com");
    passes("het www van klus is nl");
    passes("op www gezocht en de rest");
  });

  it("are refused with all their labels", () => {
    refuses("zie klus.mijn-site.co.uk/x voor meer", "klus.mijn-site.co.uk/x");
    refuses("mail jan.de-wit+klus@post.site.nl even", "jan.de-wit+klus@post.site.nl");
    refuses("jan.de@site.nl", "jan.de@site.nl");
    refuses("café.nl", "café.nl");
    refuses("ｓｉｔｅ．ｎｌ", "ｓｉｔｅ．ｎｌ");
  });

  it("are not known by another ending", () => {
    passes("bestand.pdf en foto.jpg");
    passes("v2.0.beta");
  });
});

describe("handles", () => {
  it.each([
    ["mail me op kluspiet92", "kluspiet92"],
    ["Bel me dan op klus.piet", "klus.piet"],
    ["mail me op klus.piet", "klus.piet"],
    ["insta: klusjan", "klusjan"],
    ["Snapchat = klusjan", "klusjan"],
  ])("of a network, or after a request: %s", (text, part) => refuses(text, part));

  it.each([
    "mail me op vrijdag",
    "mail me op tijd",
    "mail me op morgen",
    "bel me op vrijdag.Dan ben ik er",
    "mail me op mei2026",
    "mail me via het formulier",
    "Insta: geen",
    "Facebook: zie mijn profiel",
  ])("are not: %s", passes);
});

describe("requests to go on elsewhere", () => {
  it.each([
    ["Bij interesse app me even op vrijdag", "app me"],
    ["Stuur me een appje, dan kom ik", "Stuur me een appje"],
    ["Please text me on WhatsApp, thanks", "text me on WhatsApp"],
    ["Kun je me morgen appen?", "Kun je me morgen appen"],
  ])("are named without the words around them: %s", (text, part) => refuses(text, part));

  it("are named beside the number", () => {
    refuses("App me op 06-12345678", "App me", "06-12345678");
    refuses("app me op kluspiet92", "app me", "kluspiet92");
  });

  it("to write here are none", () => {
    passes("App me via de site, of hier in de chat");
    passes("Kun je me hier appen als je bod rond is?");
  });
});

describe("the end of a sentence", () => {
  it.each(["De", "Be", "Nu", "Me", "Co", "In", "It"])("is a dot before %s", (word) => {
    passes(`Het is klaar.${word} rest volgt`);
    passes(`Het is klaar .${word} rest volgt`);
    passes(`Het is klaar . ${word} rest volgt`);
  });

  it("is not a dot before another ending, nor one before a small letter", () => {
    refuses("Het is Site.Nl geworden", "Site.Nl");
    refuses("Het is klaar.nu nog", "klaar.nu");
    refuses("mail naam@site.De even", "naam@site.De");
    refuses("site[.]De", "site[.]De");
  });

  it("a point one can make is no dot", () => {
    passes("Op dit punt nu even niet");
    passes("at this dot online");
    refuses("het is punt nl", "is punt nl");
    refuses("dit punt nl", "dit punt nl");
  });
});

describe("whatever is written", () => {
  const separators = fc.string({ unit: fc.constantFrom(..." -.,/()_*·"), maxLength: 3 });
  const mobile = fc
    .tuple(fc.stringMatching(/^06\d{8}$/), fc.array(separators, { minLength: 10, maxLength: 10 }))
    .map(([digits, gaps]) => [...digits].map((digit, index) => digit + (index < 9 ? gaps[index] : "")).join(""))
    // Marks may turn digits into a date, time or part size, which is removed.
    .filter((text) => withoutHarmlessNumbers(text) === text);

  it("a mobile number is refused with up to three separators between its digits", () => {
    fc.assert(fc.property(mobile, (text) => refuses(text, text)));
  });

  it("fewer than eight digits pass", () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{0,7}$/), separators, (digits, gap) => passes([...digits].join(gap))));
  });

  it("numbers that begin with 1 to 9 pass", () => {
    fc.assert(fc.property(fc.stringMatching(/^[1-9]\d{0,19}$/), passes));
  });

  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          ..."06 12345678 +31 nul zes een punt dot . nl .De www @ : / 10:30 1-1-2000 o \u200B é （".split(" "),
          " ",
        ),
      )
      .map((pieces) => pieces.join("")),
  );

  it("the parts are found verbatim in the text, in order, once and not empty", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const parts = findContactDetails(text);
        for (const part of parts) expect(part !== "" && text.includes(part)).toBe(true);
        expect(new Set(parts).size).toBe(parts.length);
      }),
      { numRuns: 500 },
    );
  });

  it("changing every part makes the text pass", () => {
    fc.assert(
      fc.property(fc.constantFrom(...harmlessQuestions), mobile, (question, number) => {
        const [part = ""] = findContactDetails(`${question} Bel ${number} maar`);
        passes(`${question} Bel ${number} maar`.replace(part, "hier"));
      }),
    );
  });

  it.each([
    "o",
    "een",
    "achttien",
    "06 ",
    "a-punt-",
    "www.",
    "a.nl ",
    "a@",
    " . ",
    " ",
    "1-",
    "x.De ",
    "e\u0301",
    "6o",
    "[",
    "twintig ",
    "stuur me ",
    "app me ",
    "kun je me even ",
    "graag ",
  ])("five thousand characters of %j are read to the end", (piece) => {
    const hostile = piece.repeat(Math.ceil(5000 / piece.length));
    expect(findContactDetails(`${hostile} ! bel 0612345678`).at(-1)).toContain("0612345678");
  });
});
