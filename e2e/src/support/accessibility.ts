import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a machine finds wrong with the page as it stands: one line per rule, with the first culprit. */
export async function faultsOf(page: Page): Promise<string[]> {
  await coloursHaveSettled(page);
  // The provider's frame is see-through: axe judges its text without the dark page behind it.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`);
}

/** A colour on its way from one state to the next is nobody's to judge. */
function coloursHaveSettled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });
}
