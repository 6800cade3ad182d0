// Passkeys: the browser reads and writes their JSON itself. One made for a name says nothing at another.
import type { Me } from '$generated/messages';
import { api } from './api';

/** Whether this browser has passkeys for this page: none for a host that is a number, or without TLS. */
export const offersPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Why there is no passkey, as the key of a sentence: somebody changed their mind, or has one already. */
export const whyNone = (error: unknown): string | undefined =>
  error instanceof DOMException
    ? error.name === 'InvalidStateError'
      ? 'passkey-there'
      : 'passkey-none'
    : undefined;

/** Make a passkey: for the account that is signed in, or for a new one with this name. */
export async function makePasskey(name: string): Promise<Me> {
  const { options } = await api.askNewPasskey(name);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey(said(await navigator.credentials.create({ publicKey })));
}

/** Sign in by whichever passkey the browser's user picks. */
export async function usePasskey(): Promise<Me> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.usePasskey(said(await navigator.credentials.get({ publicKey })));
}

function said(credential: Credential | null): Record<string, unknown> {
  if (!credential) throw new DOMException('none', 'NotAllowedError');
  return (credential as PublicKeyCredential).toJSON() as Record<string, unknown>;
}
