import { COINS, isValidWalletAddress, type Coin } from '@kiln/contracts/payment-details';
import { useState } from 'react';
import { TextField } from '../../../../components/ui/text-field';
import type { MethodFieldsProps } from '../checkout-method';
import { COIN_NAMES } from './coins';

/** Which coin, and where a refund would go (S 2, S 5). The address to pay to comes on the next screen. */
export default function CryptoFields({ details, onDetails, disabled }: MethodFieldsProps) {
  const { coin, walletAddress } = details;
  const [left, setLeft] = useState(false);
  const wrong = left && walletAddress !== '' && !isValidWalletAddress(walletAddress);
  return (
    <div className="flex flex-col gap-6">
      <CoinChoice chosen={coin} disabled={disabled} onChoose={(next) => onDetails({ coin: next })} />
      <TextField
        label="Your wallet address"
        value={walletAddress}
        onChange={({ target }) => onDetails({ walletAddress: target.value.trim() })}
        onBlur={() => setLeft(true)}
        error={wrong ? 'A wallet address has 21 to 99 characters' : undefined}
        hint={`Where we would send a refund, in ${COIN_NAMES[coin].name}. You pay to another address, on the next screen.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={disabled}
        required
      />
    </div>
  );
}

interface CoinChoiceProps {
  chosen: Coin;
  disabled: boolean;
  onChoose: (coin: Coin) => void;
}

function CoinChoice({ chosen, disabled, onChoose }: CoinChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 text-caption font-medium">Coin</legend>
      <div className="grid grid-cols-2 gap-px bg-hairline sm:grid-cols-4">
        {COINS.map((coin) => (
          <label
            key={coin}
            className="flex min-h-13 items-center gap-3 bg-page px-4 py-3 hover:bg-raised has-checked:bg-raised"
          >
            <input
              type="radio"
              name="coin"
              value={coin}
              checked={coin === chosen}
              onChange={() => onChoose(coin)}
              className="size-4.5 accent-action"
            />
            <span className="min-w-0">
              {COIN_NAMES[coin].name} <span className="label-type">{COIN_NAMES[coin].symbol}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
