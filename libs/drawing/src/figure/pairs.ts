/** Pairs of numbers, such as places of a drawing from one to the next. */
export type Places = readonly (readonly [x: number, y: number])[];

/** Reads places written as `x,y x,y`. */
export const readPairs = (text: string): Places =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });
