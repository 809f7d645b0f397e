export const shareOf = (n: number, views: number): number => (views === 0 ? 0 : Math.round((100 * n) / views));
