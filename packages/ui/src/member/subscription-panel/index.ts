export {
  SubscriptionPanel,
  type SubscriptionPanelProps,
  type SubscriptionState,
  subscriptionStates,
} from "./SubscriptionPanel.tsx";
