/** One's own account: passkeys, devices, codes. What matters is done once a passkey was shown. */
import { called } from './called.svelte'
import type { AccountInfo, Handle, PasskeyOptions, ProgramToken, RecoveryCodeList, SignedIn } from './protocol'
import { get, house, post, Refused, request } from './server.svelte'

const PATH = '/api/account'

/** Whether this browser and this page can make passkeys. */
export function canHavePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

type Plain = Record<string, unknown>

/** The browser asks for finger, face or code. Nothing is thrown away when the person says no: it is a refusal. */
async function asked(ask: () => Promise<Credential | null>): Promise<Plain> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null
    if (credential) return credential.toJSON() as unknown as Plain
  } catch (error) {
    const key = (error as Error).name === 'InvalidStateError' ? 'passkey-there' : 'passkey-cancelled'
    throw new Refused({ key, detail: (error as Error).message }, 0)
  }
  throw new Refused({ key: 'passkey-cancelled', detail: '' }, 0)
}

async function made(): Promise<Plain> {
  const { options } = await post<PasskeyOptions>(`${PATH}/passkeys/offer`)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return asked(() => navigator.credentials.create({ publicKey }))
}

async function shown(path: string): Promise<Plain> {
  const { options } = await post<PasskeyOptions>(path)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return asked(() => navigator.credentials.get({ publicKey }))
}

class Account {
  info = $state.raw<AccountInfo>()
  /** Games of the guest this device was before signing in, until they are taken over or left. */
  before = $state.raw<SignedIn>()
  /** When the account that was signed in to is deleted; null if it stays. */
  leaving = $state<number | null>(null)

  async load(): Promise<void> {
    this.info = await get<AccountInfo>(PATH)
  }

  /** Do what asks for a proof; give it first if it is wanted. */
  async #proven<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Refused) || error.key !== 'no-proof') throw error
    }
    const credential = await shown(`${PATH}/proof/offer`)
    await post(`${PATH}/proof`, { credential })
    return act()
  }

  async addPasskey(label: string): Promise<void> {
    const credential = await this.#proven(made)
    this.info = await post<AccountInfo>(`${PATH}/passkeys`, { credential, label })
    if (house.me) house.me = { ...house.me, member: true }
  }

  async removePasskey(id: string): Promise<void> {
    await this.#proven(() => request('DELETE', `${PATH}/passkeys/${encodeURIComponent(id)}`))
    await this.load()
  }

  async newCodes(): Promise<string[]> {
    const { codes } = await this.#proven(() => post<RecoveryCodeList>(`${PATH}/codes`))
    await this.load()
    return codes
  }

  async setHandle(handle: string): Promise<void> {
    const kept = await request<Handle>('PUT', `${PATH}/handle`, { handle })
    if (this.info) this.info = { ...this.info, handle: kept.handle }
  }

  async setPublic(open: boolean): Promise<void> {
    this.info = await request<AccountInfo>('PUT', `${PATH}/public`, { public: open })
  }

  async setAddress(address: string): Promise<void> {
    await this.#proven(() => request('PUT', `${PATH}/address`, { address }))
  }

  async forgetAddress(): Promise<void> {
    await this.#proven(() => request('DELETE', `${PATH}/address`))
    await this.load()
  }

  async confirmAddress(token: string): Promise<void> {
    this.info = await post<AccountInfo>(`${PATH}/address`, { token })
  }

  async endSession(id?: string): Promise<void> {
    await request('DELETE', id ? `${PATH}/sessions/${id}` : `${PATH}/sessions`)
    await this.load()
  }

  async #told(path: string, body?: unknown): Promise<ProgramToken> {
    const made = await this.#proven(() => post<ProgramToken>(`${PATH}/programs${path}`, body))
    await this.load()
    return made
  }

  /** A program that may take seats; its token is told this once. */
  makeProgram(name: string): Promise<ProgramToken> {
    return this.#told('', { name })
  }

  renewProgram(id: string): Promise<ProgramToken> {
    return this.#told(`/${id}/token`)
  }

  async revokeProgram(id: string): Promise<void> {
    await this.#proven(() => request('DELETE', `${PATH}/programs/${id}/token`))
    await this.load()
  }

  async deleteProgram(id: string): Promise<void> {
    await this.#proven(() => request('DELETE', `${PATH}/programs/${id}`))
    await this.load()
  }

  async download(): Promise<Blob> {
    return this.#proven(async () => {
      const answer = await fetch(`${PATH}/data`)
      if (answer.ok) return answer.blob()
      throw new Refused(await answer.json(), answer.status)
    })
  }

  /** It is deleted in seven days; until then whoever signs in may take that back. */
  async remove(): Promise<void> {
    await this.#proven(() => request('DELETE', PATH))
    this.info = undefined
    await house.again()
  }

  async stay(): Promise<void> {
    this.info = await post<AccountInfo>(`${PATH}/stay`)
    this.leaving = null
  }

  // -- ways in

  async signIn(): Promise<void> {
    const credential = await shown('/api/sign-in/offer')
    this.#came(await post<SignedIn>('/api/sign-in', { credential }))
  }

  async byCode(handle: string, code: string): Promise<void> {
    this.#came(await post<SignedIn>('/api/sign-in/code', { handle, code }))
  }

  async askForLetter(address: string): Promise<void> {
    await post('/api/sign-in/letter', { address })
  }

  async byLetter(token: string): Promise<void> {
    this.#came(await post<SignedIn>('/api/sign-in/token', { token }))
  }

  #came(found: SignedIn): void {
    house.me = found.me
    this.leaving = found.leaving
    this.before = found.token ? found : undefined
  }

  async takeOver(): Promise<void> {
    this.info = await post<AccountInfo>(`${PATH}/take-over`, { token: this.before?.token })
    this.before = undefined
  }

  async signOut(): Promise<void> {
    await called.leave()
    await post('/api/sign-out')
    this.info = undefined
    await house.again()
  }
}

export const account = new Account()
