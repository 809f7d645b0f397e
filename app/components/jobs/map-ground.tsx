import { type Frame, type Label, labelsThatFit } from "~/domain/map";
import areas from "./areas.svg?no-inline";

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
      <use className="map-areas" href={`${areas}#areas`} strokeWidth={dot} />
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

export const viewBoxOf = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;
