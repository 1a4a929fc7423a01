import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyField } from './copy-field';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('CopyField', () => {
  it('copies the value alone and says so', async () => {
    const user = userEvent.setup();
    render(<CopyField label="Amount" text="0.00058667" unit="BTC" />);
    await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
    expect((await screen.findByText('Amount copied')).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe('0.00058667');
  });

  it('selects the value where the browser forbids copying', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<CopyField label="Address" text={ADDRESS} />);
    await user.click(screen.getByRole('button', { name: 'Copy Address' }));
    await screen.findByText('Selected: copy it with your keyboard or menu');
    expect(getSelection()?.toString()).toBe(ADDRESS);
  });
});
