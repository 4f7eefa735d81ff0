/** Asks until there is an answer. The pause is in milliseconds, and grows. */
export async function insistOn<Answer>(ask: () => Promise<Answer>, pause = 1000): Promise<Answer> {
  return ask().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return insistOn(ask, 2 * pause);
  });
}
