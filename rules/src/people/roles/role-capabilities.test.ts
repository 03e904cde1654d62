import { describe, expect, it } from 'vitest'
import { capabilities } from '../../ground/rights/capability.ts'
import { Role } from './role.ts'
import { can, canGrant, capabilitiesOf, roleCapabilities } from './role-capabilities.ts'

const member = (...roles: number[]) => ({ roles, isOwner: false })
const owner = { roles: [], isOwner: true }

describe('what a role may do', () => {
  it('gives an owner everything, and an administrator all but giving the site away', () => {
    expect(capabilitiesOf(owner)).toEqual(capabilities)
    expect(capabilities.filter((right) => !can(member(Role.admin), right))).toEqual([
      'transfer-site',
    ])
  })

  it('keeps custom code and design with administrators', () => {
    for (const [role, rights] of Object.entries(roleCapabilities)) {
      const mayCode = rights.includes('edit-code') || rights.includes('edit-design')
      expect(mayCode, `role ${role}`).toBe(Number(role) === Role.admin)
    }
  })

  it('shows restock addresses and orders to administrators and store managers only', () => {
    for (const right of ['manage-restock', 'view-orders', 'edit-stock'] as const) {
      const who = Object.values(Role).filter((role) => can(member(role), right))
      expect(who).toEqual([Role.admin, Role.storeManager])
    }
  })

  it('adds up the rights of several roles', () => {
    const both = member(Role.reporting, Role.campaignsEditor)
    expect(capabilitiesOf(both)).toEqual(['view-analytics', 'manage-mailing-lists'])
  })

  it('gives nothing to strangers and to role numbers that do not exist', () => {
    expect(can(null, 'edit-pages')).toBe(false)
    expect(capabilitiesOf(member(5, 99, -1))).toEqual([])
  })

  it('lets nobody grant a right that they lack', () => {
    expect(canGrant(member(Role.editor), [Role.editor])).toBe(false)
    expect(canGrant(member(Role.admin), [Role.admin, Role.editor])).toBe(true)
    expect(canGrant(member(Role.admin), [99])).toBe(false)
  })
})
