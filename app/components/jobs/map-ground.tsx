import { BAND, bandOf, type Frame, type Label, labelsThatFit } from "~/domain/jobs/map";
import areas from "./areas.svg?no-inline";
import land from "./land.svg?no-inline";

/** Tenths of a kilometre. The banks of the source are rounded to a kilometre: on a closer map they would be wrong. */
const LAND_FROM = 600;

export const hasLand = ({ width }: Frame): boolean => width >= LAND_FROM;

const bands = import.meta.glob<string>("./areas/*.svg", { eager: true, import: "default", query: "?no-inline" });

interface MapGroundProps {
  frame: Frame;
  dot: number;
  letter: number;
  labels: readonly Label[];
  taken?: readonly Frame[];
}

export function MapGround({ frame, dot, letter, labels, taken }: MapGroundProps) {
  return (
    <>
      {hasLand(frame) && (
        <>
          <rect className="map-water" {...frame} x={frame.x - frame.width} width={frame.width * 3} />
          <use className="map-abroad" href={`${land}#abroad`} />
          <use className="map-land" href={`${land}#land`} />
        </>
      )}
      {drawingsOf(frame, dot).map((href) => (
        <use key={href} className="map-areas" href={`${href}#areas`} strokeWidth={dot} />
      ))}
      <g className="map-names" fontSize={letter} strokeWidth={letter / 4}>
        {labelsThatFit(labels, { frame, size: letter, taken }).map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** A map of a town needs two bands, rarely three. A larger one takes the whole country as one file. */
function drawingsOf({ y, height }: Frame, dot: number): string[] {
  if (height > BAND) return [areas];
  const numbers = new Set([bandOf(y - dot), bandOf(y + height / 2), bandOf(y + height + dot)]);
  return [...numbers].flatMap((number) => bands[`./areas/${number}.svg`] ?? []);
}

export const viewBoxOf = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;
