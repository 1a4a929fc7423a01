/** What a visitor did before the app was alive; of a field also what it held then. */
export interface Done {
  event: Event;
  value?: string;
  checked?: boolean;
}

/** Does it once more, now that the app answers. */
export function again({ event, value = '', checked = false }: Done): void {
  const { type, target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (type === 'input' || type === 'change') fill(target as HTMLInputElement, value, checked);
  else {
    if (type === 'pointerover') enter(target, event);
    target.dispatchEvent(copy(event));
  }
}

function copy(event: Event, type = event.type): Event {
  // An event's own properties are what its constructor takes.
  return new (event.constructor as typeof Event)(type, event);
}

/** Entering does not bubble: each box around is told. */
function enter(target: Element, event: Event): void {
  for (let box: Element | null = target; box; box = box.parentElement) box.dispatchEvent(copy(event, 'pointerenter'));
}

/**
 * React takes an input for changed only if it differs from what it saw last. It sees what is set on the element itself,
 * not what is set past it, by the prototype.
 */
function fill(field: HTMLInputElement, value: string, checked: boolean): void {
  if (/^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    // The click turns it round.
    if (checked || field.type === 'checkbox') field.click();
    return;
  }
  if (field.tagName !== 'SELECT') {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (document.activeElement === field && selectionStart !== null && field.value === value)
      field.setSelectionRange(Math.min(selectionStart, value.length), Math.min(selectionEnd ?? 0, value.length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
