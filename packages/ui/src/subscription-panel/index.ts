export { type Caregiver, CaregiverList } from "./CaregiverList.tsx";
export {
  SubscriptionPanel,
  type SubscriptionPanelProps,
  type SubscriptionState,
  subscriptionStates,
} from "./SubscriptionPanel.tsx";
