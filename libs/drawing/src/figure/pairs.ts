export type Places = readonly (readonly [x: number, y: number])[];

export const readPairs = (text: string): Places =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });
